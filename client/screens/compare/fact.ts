import type { ListedCompany } from "#contract/companies.ts";
import type { Job } from "#contract/job/job.ts";

export interface ComparedJob extends Job {
  place: string | undefined;
}

export interface FactValue {
  /** Companies differ in a fact if their `text` differs. */
  text: string | readonly string[];
  notes?: readonly string[];
  why?: string | undefined;
  tone?: "go" | "stop";
}

interface Rank {
  amount: number;
  unknown: readonly string[];
}

/** Null if the company's value is unknown. */
export interface ComparisonFact {
  label: string;
  isKey?: true;
  of: (company: ListedCompany) => FactValue | null;
  best?: { words: string; rank: (company: ListedCompany) => Rank | null };
}

export interface FactGroup {
  title: "Price" | "Date and place" | "What they take" | "Trust" | "Payment and more";
  isOpen: boolean;
  facts: readonly ComparisonFact[];
}

export const differs = ({ of }: ComparisonFact, companies: readonly ListedCompany[]): boolean =>
  new Set(companies.map((company) => JSON.stringify(of(company)?.text ?? null))).size > 1;

export const isUnsaid = ({ of }: ComparisonFact, companies: readonly ListedCompany[]): boolean =>
  companies.every((company) => of(company) === null);

/** A permit that is unknown for all companies does not matter, because its fee and notice are the same for all. */
export function isBest(
  { best }: ComparisonFact,
  company: ListedCompany,
  companies: readonly ListedCompany[],
): boolean {
  // The lowest price is of no use if the company does not deliver to the place.
  const rankOf = (one: ListedCompany) => (one.serves === "no" ? null : (best?.rank(one) ?? null));
  const own = rankOf(company);
  if (!own) return false;
  const others = companies.filter((other) => other !== company).flatMap((other) => rankOf(other) ?? []);
  const isSure = ({ amount, unknown }: Rank) =>
    own.amount <= amount && own.unknown.every((part) => part === "permit" && unknown.includes(part));
  return others.every(isSure) && others.some(({ amount }) => own.amount < amount);
}

export const stated = (text: string | null | undefined): FactValue | null =>
  text?.trim() ? { text: text.trim() } : null;
