import type { Company } from "#contract/companies.ts";

/** The result of a domain that refuses an action. The domain's `http.ts` turns it into an error response with `unlessRefused`. */
export interface Refusal {
  /**
   * "stale": something changed after the caller read it. "conflict": the present state does not allow the action for another
   * reason.
   */
  refused: "not-found" | "stale" | "conflict" | "invalid" | "key-reused" | "expired";
  message: string;
  field?: string;
  /** The present company, if the caller had read an earlier version. */
  company?: Company;
}

/** The error for an uploaded or named file that cannot be used. The message says why and, if known, what to do. */
export class FileProblem extends Error {
  override name = "FileProblem";
}

export const conflict = (message: string): Refusal => ({ refused: "conflict", message });

export const notFound = (message: string): Refusal => ({ refused: "not-found", message });

export const NO_COMPANY = notFound("Company not found");
