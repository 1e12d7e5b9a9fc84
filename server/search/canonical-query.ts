import type { CompaniesQuery, PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import {
  clamp,
  DEFAULT_RADIUS_KM,
  MAX_PAGE_SIZE,
  MAX_RADIUS_KM,
  MIN_RADIUS_KM,
  PAGE_SIZE,
} from "#contract/limits.ts";
import { type FilterValues, hasNeeds, mapFilters } from "#contract/search/filters.ts";
import { foldCase } from "#contract/text/spelling.ts";
import type { Places } from "#server/places/places.ts";
import type { Resolution } from "#server/places/resolve-text.ts";

type Query = Partial<CompaniesQuery & PriceComparisonQuery>;

interface Context {
  places: Pick<Places, "resolve">;
  companies: number;
}

/** The order of the keys is fixed, because the response cache makes cache keys from the query. */
export function canonicalQuery(query: Query, { places, companies }: Context): Query {
  const { ids, size, skipSize } = query;
  const resolution = query.location ? places.resolve(query.location) : null;
  const isPlace = resolution?.kind === "place";
  const isList = ids === undefined;
  // The facets of a page count the companies for each size. With `maxTotal`, the facets depend on the job even without a size.
  const hasPages = isList && (query.page !== undefined || query.limit !== undefined);
  const hasTotals = size !== undefined || (hasPages && query.maxTotal !== undefined);
  const location =
    query.location && resolution ? canonicalLocation(query.location, resolution, places) : undefined;
  return {
    ids,
    featured: isList ? query.featured : undefined,
    location: isList || isPlace ? location : undefined,
    radius: isList && isPlace ? roundedRadius(query.radius ?? DEFAULT_RADIUS_KM) : undefined,
    size,
    sizeRange: size === undefined ? query.sizeRange : undefined,
    weeks: hasTotals && query.weeks !== DEFAULT_WEEKS ? query.weeks : undefined,
    // Only a skip on the road needs a permit, whose fee and notice change the total and the first day.
    stands: query.stands === "road" ? "road" : undefined,
    date: query.date ?? undefined,
    waste: query.waste || undefined,
    ...canonicalFilters(isList ? query : {}, {
      location: isPlace,
      size: hasTotals,
      date: query.date != null,
    }),
    first: isList ? query.first : undefined,
    sort: isList ? canonicalSort(query, isPlace) : undefined,
    skipSize: skipSize === "all" ? undefined : skipSize,
    ...(isList ? canonicalPage(query, companies) : {}),
  };
}

function canonicalFilters(query: Query, has: Record<"location" | "size" | "date", boolean>): FilterValues {
  return mapFilters((filter, name) => {
    const value = query[name];
    if (value === undefined || !hasNeeds(name, (part) => has[part])) return undefined;
    if (filter.kind === "flag") return value === "false" ? value : "1";
    if (filter.kind === "number") return rounded(Number(value), filter);
    return filter.kind === "text" ? foldCase(String(value)) : value;
  }) as FilterValues;
}

/** Undefined if the order is the default of the query, or if the query lacks what the order needs. */
function canonicalSort({ sort, size }: Query, isPlace: boolean): Query["sort"] {
  if (sort === "total") return size === undefined ? undefined : sort;
  if (sort === "fit") return isPlace ? sort : undefined;
  return sort === (isPlace ? "distance" : "best") || sort === "distance" ? undefined : sort;
}

const rounded = (value: number, limits: { min: number; max: number }) =>
  Math.round(clamp(value, limits) * 100) / 100;

/** In kilometres, to 0.01 km like the distances of results. */
const roundedRadius = (radius: number) => rounded(radius, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM });

/** A text that names no place stays as typed, because the response quotes it. */
function canonicalLocation(typed: string, resolution: Resolution, places: Context["places"]): string {
  if (resolution.kind === "text") return typed;
  const { query } = resolution.searched.place;
  if (query === typed) return typed;
  const expected = JSON.stringify(resolution);
  const isSame = (other: string) => JSON.stringify(places.resolve(other)) === expected;
  return [query, typed.toLowerCase()].find(isSame) ?? typed;
}

function canonicalPage({ page, limit }: Query, companies: number): Pick<Query, "page" | "limit"> {
  if (page === undefined && limit === undefined) return {};
  const size = clamp(Math.floor(limit ?? PAGE_SIZE), { min: 1, max: MAX_PAGE_SIZE });
  const pages = Math.max(1, Math.ceil(companies / size));
  return { page: clamp(Math.floor(page ?? 1), { min: 1, max: pages }), limit: size };
}
