import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { COMPANY_SORTS, type CompanySort, SORT_NEEDS } from "#contract/options.ts";
import { FILTER_NAMES, type FilterValues, hasNeeds, mapFilters } from "#contract/search/filters.ts";
import { searchedAreaIn } from "./company-url.ts";

export type ListSearch = CompaniesQuery & { radius: number; page: number; limit: number };

interface ListOptions {
  radiusKm: number;
  limit: number;
}

/** `readPageQuery` has checked the parameters. */
const filtersIn = (params: URLSearchParams): FilterValues =>
  mapFilters(({ kind }, name) => {
    const value = params.get(name);
    if (value === null || !hasNeeds(name, (part) => params.get(part))) return undefined;
    return kind === "number" ? Number(value) || undefined : value;
  }) as FilterValues;

export function listSearchFrom(params: URLSearchParams, { radiusKm, limit }: ListOptions) {
  const area = searchedAreaIn(params);
  return withSort<ListSearch>({
    ...area,
    radius: area.radius ?? radiusKm,
    ...filtersIn(params),
    sort: COMPANY_SORTS.find((sort) => sort === params.get("sort")),
    page: Number(params.get("page") ?? 1),
    limit,
  });
}

/** In the order of the menu, whose first is the default. */
export function sortsFor(search: Pick<CompaniesQuery, "location" | "size">): CompanySort[] {
  const needs: Partial<Record<CompanySort, "location" | "size">> = SORT_NEEDS;
  const first: CompanySort[] = search.location ? ["fit", "distance"] : ["best"];
  const sorts = new Set<CompanySort>([...first, "total", "soonest", ...COMPANY_SORTS]);
  return [...sorts].filter((sort) => !needs[sort] || search[needs[sort]]);
}

/** The default order replaces an order that is missing or not available for this search. */
export function withSort<Search extends Pick<CompaniesQuery, "location" | "size" | "sort">>(search: Search) {
  const sorts = sortsFor(search);
  return { ...search, sort: sorts.find((known) => known === search.sort) ?? (sorts[0] as CompanySort) };
}

const TYPED: readonly string[] = ["search", "locationSearch"];
const KEPT = ["sort", "view", ...FILTER_NAMES.filter((name) => !TYPED.includes(name))];

/**
 * The parameters that a search for another place or job keeps. Leaves out typed search texts, and a highest total without a size.
 */
export const keptParams = (params: URLSearchParams): Record<string, string | undefined> => {
  const current = new URLSearchParams(changedParams(params, {}));
  return Object.fromEntries(KEPT.map((name) => [name, current.get(name) ?? undefined]));
};

/** Undefined, null, "" and 0 remove a parameter. */
export type ParamChanges = Record<string, string | number | null | undefined>;

/**
 * Begins with "?", even if no parameter is left. Removes a highest total if the old or the new URL has no size, because the total
 * would apply to a size chosen later.
 */
export function changedParams(params: URLSearchParams, changes: ParamChanges): string {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) changed.set(name, String(value));
    else changed.delete(name);
  }
  if (!params.get("size") || !changed.get("size")) changed.delete("maxTotal");
  return `?${changed}`;
}

/** Removes the parameters that belong to the results for the previous place. */
export const NEW_PLACE: ParamChanges = { page: undefined, firm: undefined, mapArea: undefined };
