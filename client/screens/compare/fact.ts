import type { ListedCompany } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";

/** What the compared companies are asked for. */
export interface ComparedJob extends Job {
  location: string | undefined;
}

export interface FactValue {
  /** One line, or a list. Companies differ in a fact if this differs. */
  text: string | readonly string[];
  /** Where the fact comes from, and what it leaves out. */
  notes?: readonly string[];
  tone?: "go" | "stop";
}

/** A row of the comparison. A company's value is null if nobody has stated it. */
export interface Fact {
  label: string;
  /** Whether it decides, and stands out. */
  isKey?: true;
  of: (company: ListedCompany) => FactValue | null;
}

export const differs = ({ of }: Fact, companies: readonly ListedCompany[]): boolean =>
  new Set(companies.map((company) => JSON.stringify(of(company)?.text ?? null))).size > 1;

/** A fact that is one text of the company, as it states it. */
export const stated = (text: string | null | undefined): FactValue | null =>
  text?.trim() ? { text: text.trim() } : null;
