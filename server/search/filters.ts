import type { CompaniesQuery } from "#contract/companies.ts";
import type { Records } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import { fold } from "#server/catalogue/records/fold.ts";

/** Whether the company in a slot is wanted. */
export type Filter = (slot: number) => boolean;

type Filtering = Partial<Pick<CompaniesQuery, "featured" | "quotable" | "search" | "locationSearch">>;

export const hasFlag =
  ({ columns }: Records, flag: number, wanted = true): Filter =>
  (slot) =>
    (((columns.flags[slot] as number) & flag) !== 0) === wanted;

/** Companies with the text in one of these fields, whatever its case and accents. */
export function mentions(
  { texts }: Records,
  text: string,
  fields: readonly (keyof Records["texts"])[],
): Filter {
  const wanted = fold(text.trim());
  const columns = fields.map((field) => texts[field]);
  return (slot) => columns.some((column) => column(slot).includes(wanted));
}

/** What a query asks of every company it finds. */
export function filtersOf(
  records: Records,
  { featured, quotable, search, locationSearch }: Filtering,
): Filter[] {
  const filters: Filter[] = [];
  if (featured) filters.push(hasFlag(records, FLAG.featured, featured === "true"));
  if (quotable) filters.push(hasFlag(records, FLAG.quotable, quotable === "true"));
  if (search) filters.push(mentions(records, search, ["name", "location", "county"]));
  if (locationSearch) filters.push(mentions(records, locationSearch, ["location"]));
  return filters;
}
