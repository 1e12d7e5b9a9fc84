import type { CompaniesQuery } from "#contract/companies.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import { fold } from "#server/catalogue/records/fold.ts";
import type { SearchField } from "#server/catalogue/records/search-text.ts";

/** Whether the company in a slot matches. */
export type Filter = (slot: number) => boolean;

type FilterQuery = Partial<Pick<CompaniesQuery, "featured" | "quotable" | "search" | "locationSearch">>;

export const hasFlag =
  ({ columns }: CompanyRecords, flag: number, expected = true): Filter =>
  (slot) =>
    (((columns.flags[slot] as number) & flag) !== 0) === expected;

/** Matches companies with the text in one of the fields, ignoring case and accents. */
export function containsText(
  { searchText }: CompanyRecords,
  text: string,
  fields: readonly SearchField[],
): Filter {
  const wanted = fold(text.trim());
  const readers = fields.map((field) => searchText[field]);
  return (slot) => readers.some((read) => read(slot).includes(wanted));
}

/** The filters of a query that do not depend on a place. */
export function filtersOf(
  records: CompanyRecords,
  { featured, quotable, search, locationSearch }: FilterQuery,
): Filter[] {
  const filters: Filter[] = [];
  if (featured) filters.push(hasFlag(records, FLAG.featured, featured === "true"));
  if (quotable) filters.push(hasFlag(records, FLAG.quotable, quotable === "true"));
  if (search) filters.push(containsText(records, search, ["name", "location", "county"]));
  if (locationSearch) filters.push(containsText(records, locationSearch, ["location"]));
  return filters;
}
