import type { CompaniesQuery } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { Entry } from "./entry.ts";

export type Filter = (entry: Entry) => boolean;

type Filtering = Partial<Pick<CompaniesQuery, "featured" | "quotable" | "search" | "locationSearch">>;

/** What a query asks of every company it finds. */
export function filtersOf({ featured, quotable, search, locationSearch }: Filtering): Filter[] {
  const filters: Filter[] = [];
  if (featured) filters.push(({ company }) => company.featured === (featured === "true"));
  if (quotable) filters.push(({ company }) => canBeQuoted(company) === (quotable === "true"));
  if (search) filters.push(mentions(search, ["name", "location", "county"]));
  if (locationSearch) filters.push(mentions(locationSearch, ["location"]));
  return filters;
}

/** Companies with the text in one of these fields, whatever its case. */
export function mentions(
  text: string,
  fields: readonly ("name" | "location" | "county" | "postcode")[],
): Filter {
  const wanted = text.trim().toLowerCase();
  return (entry) => fields.some((field) => entry[field].includes(wanted));
}

export const matching = (entries: readonly Entry[], filters: readonly Filter[]): readonly Entry[] =>
  filters.length === 0 ? entries : entries.filter((entry) => filters.every((filter) => filter(entry)));
