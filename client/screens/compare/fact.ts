import type { ListedCompany } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";

export interface ComparedJob extends Job {
  place: string | undefined;
}

export interface FactValue {
  /** One line, or a list. Companies differ in a fact if their texts differ. */
  text: string | readonly string[];
  /** Lines below the value: for example its source, or what it leaves out. */
  notes?: readonly string[];
  /** The reason, as a sentence that opens. */
  why?: string | undefined;
  tone?: "go" | "stop";
}

interface Rank {
  /** The lowest amount is the best. */
  amount: number;
  /** What the amount leaves out because it is not known. */
  unknown: readonly string[];
}

/** A row of the comparison. A company's value is null if it is not known. */
export interface ComparisonFact {
  label: string;
  /** True for important facts, which are highlighted. */
  isKey?: true;
  of: (company: ListedCompany) => FactValue | null;
  /** The words that mark the best company. The rank of a company is null if it can't be the best. */
  best?: { words: string; rank: (company: ListedCompany) => Rank | null };
}

/** Facts about one subject, which fold on a narrow screen. */
export interface FactGroup {
  title: "Price" | "Date and place" | "What they take" | "Trust" | "Payment and more";
  isOpen: boolean;
  facts: readonly ComparisonFact[];
}

export const differs = ({ of }: ComparisonFact, companies: readonly ListedCompany[]): boolean =>
  new Set(companies.map((company) => JSON.stringify(of(company)?.text ?? null))).size > 1;

export const isUnsaid = ({ of }: ComparisonFact, companies: readonly ListedCompany[]): boolean =>
  companies.every((company) => of(company) === null);

/**
 * Whether a company is surely the best in a fact, and another one is not. What nobody knows about a permit changes nothing,
 * because its fee and its notice are the same for all companies.
 */
export function isBest(
  { best }: ComparisonFact,
  company: ListedCompany,
  companies: readonly ListedCompany[],
): boolean {
  // The lowest price of a company that does not deliver here helps nobody.
  const rankOf = (one: ListedCompany) => (one.serves === "no" ? null : (best?.rank(one) ?? null));
  const own = rankOf(company);
  if (!own) return false;
  const others = companies.filter((other) => other !== company).flatMap((other) => rankOf(other) ?? []);
  const isSure = ({ amount, unknown }: Rank) =>
    own.amount <= amount && own.unknown.every((part) => part === "permit" && unknown.includes(part));
  return others.every(isSure) && others.some(({ amount }) => own.amount < amount);
}

/** A fact in the company's own words, trimmed. Null if the text is missing or blank. */
export const stated = (text: string | null | undefined): FactValue | null =>
  text?.trim() ? { text: text.trim() } : null;
