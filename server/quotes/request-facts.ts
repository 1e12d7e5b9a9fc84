import type { JobSize } from "#contract/job/job.ts";
import { sizeOfOption, weeksOfHire } from "#contract/job/job-options.ts";
import type { QuotesDeps } from "./deps.ts";
import type { QuoteRow, WrittenQuote } from "./store.ts";

// A request always stores the options that the form offers. It stores `job` only if the visitor stated exact facts of the job.

export type AskedWeeks = Pick<QuoteRow, "job" | "hireLength">;

export const weeksAsked = ({ job, hireLength }: AskedWeeks): number | null =>
  job?.weeks ?? (hireLength ? weeksOfHire(hireLength) : null) ?? null;

/** In cubic yards. */
export const sizeAsked = ({ job, skipSize }: Pick<QuoteRow, "job" | "skipSize">): JobSize | undefined =>
  job?.size ?? sizeOfOption(skipSize);

/** YYYY-MM-DD. */
export const dayAsked = ({ hireDate, job }: Pick<QuoteRow, "hireDate" | "job">): string | undefined =>
  hireDate ?? job?.date;

interface SelectedCompany {
  id: number;
  name: string;
}

export const writeSelected = (companies: SelectedCompany[]): string =>
  JSON.stringify(companies.map(({ id, name }) => ({ id, name })));

/**
 * Does not check the list, because `writeSelected` has written it. Code outside this folder calls `parseQuotedCompanies`, which
 * checks the list.
 */
export const selectedIn = ({ selectedCompanies }: Pick<QuoteRow, "selectedCompanies">): SelectedCompany[] =>
  JSON.parse(selectedCompanies);

export const askedName = (quote: Pick<QuoteRow, "selectedCompanies">, companyId: number | null): string =>
  selectedIn(quote).find(({ id }) => id === companyId)?.name ?? "The company";

export function placeName(
  { places }: Pick<QuotesDeps, "places">,
  { location }: Pick<WrittenQuote, "location">,
): string | null {
  const resolution = places.resolve(location);
  return resolution.kind === "place" ? resolution.searched.place.label : null;
}

/** Leaves out the street, and has the district instead of a full postcode: "LS7" for "12 High Street, LS7 4HZ". */
export const districtName = (deps: Pick<QuotesDeps, "places">, quote: Pick<WrittenQuote, "location">) =>
  placeName(deps, quote)?.replace(/\b([A-Z]{1,2}\d[A-Z\d]?) \d[A-Z]{2}\b/g, "$1") ?? null;
