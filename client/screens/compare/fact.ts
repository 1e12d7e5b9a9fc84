import type { ListedCompany } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";

/** The job for which the companies are compared. */
export interface ComparedJob extends Job {
  /** The name of the searched place. */
  place: string | undefined;
}

export interface FactValue {
  /** One line, or a list. Companies differ in a fact if their texts differ. */
  text: string | readonly string[];
  /** Lines below the value: for example its source, its reason, or what it leaves out. */
  notes?: readonly string[];
  tone?: "go" | "stop";
}

/** A row of the comparison. A company's value is null if it is not known. */
export interface ComparisonFact {
  label: string;
  /** True for important facts, which are highlighted. */
  isKey?: true;
  of: (company: ListedCompany) => FactValue | null;
}

export const differs = ({ of }: ComparisonFact, companies: readonly ListedCompany[]): boolean =>
  new Set(companies.map((company) => JSON.stringify(of(company)?.text ?? null))).size > 1;

/** A fact in the company's own words, trimmed. Null if the text is missing or blank. */
export const stated = (text: string | null | undefined): FactValue | null =>
  text?.trim() ? { text: text.trim() } : null;
