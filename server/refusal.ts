import type { Company } from "#contract/companies.ts";

/** A domain's answer if it refuses. Its `http.ts` turns it into an error response with `unlessRefused`. */
export interface Refusal {
  /** "stale": something changed after the caller read it. "conflict": another reason in the present state. */
  refused: "not-found" | "stale" | "conflict" | "invalid" | "key-reused" | "expired";
  message: string;
  field?: string;
  /** The company as it is now, if the caller had read an earlier version. */
  company?: Company;
}

/** An uploaded or named file cannot be used. The message says why and, if known, what to do. */
export class FileProblem extends Error {
  override name = "FileProblem";
}

export const conflict = (message: string): Refusal => ({ refused: "conflict", message });

export const notFound = (message: string): Refusal => ({ refused: "not-found", message });

export const NO_COMPANY = notFound("Company not found");
