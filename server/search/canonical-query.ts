import type { CompaniesQuery, PriceComparisonQuery } from "#contract/companies.ts";
import {
  DEFAULT_RADIUS_KM,
  MAX_PAGE_SIZE,
  MAX_RADIUS_KM,
  MIN_RADIUS_KM,
  PAGE_SIZE,
} from "#contract/limits.ts";
import { fold } from "#server/catalogue/records/fold.ts";
import type { Places, Resolution } from "#server/places/places.ts";
import { clamp } from "./clamp.ts";

type Query = Partial<CompaniesQuery & PriceComparisonQuery>;

interface Context {
  places: Pick<Places, "resolve">;
  /** The number of companies. It bounds the number of pages. */
  companies: number;
}

/**
 * The one form of all queries that have the same answer: clamped, rounded, and without parameters that change nothing. The
 * order of its keys is fixed, because the response cache makes keys from it.
 */
export function canonicalQuery(query: Query, { places, companies }: Context): Query {
  const { featured, quotable, search, locationSearch, sort, skipSize } = query;
  const resolution = query.location ? places.resolve(query.location) : null;
  const isPlace = resolution?.kind === "place";
  const isDefaultSort = sort === "distance" || (sort === "rating" && !isPlace);
  return {
    featured,
    location:
      query.location && resolution ? canonicalLocation(query.location, resolution, places) : undefined,
    radius: isPlace ? roundedRadius(query.radius ?? DEFAULT_RADIUS_KM) : undefined,
    search: search && fold(search),
    locationSearch: locationSearch && fold(locationSearch),
    sort: isDefaultSort ? undefined : sort,
    quotable,
    skipSize: skipSize === "all" ? undefined : skipSize,
    ...canonicalPage(query, companies),
  };
}

/** Distances are rounded to 0.01 km, so finer steps find the same companies. */
const roundedRadius = (radius: number) =>
  Math.round(clamp(radius, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM }) * 100) / 100;

/** The text of the place if it finds exactly the same, otherwise what was typed, in lower case if that makes no difference. */
function canonicalLocation(typed: string, resolution: Resolution, places: Context["places"]): string {
  const query = resolution.kind === "place" ? resolution.searched.place.query : fold(typed);
  if (query === typed) return typed;
  const expected = JSON.stringify({ ...resolution, text: "" });
  const isSame = (other: string) => JSON.stringify({ ...places.resolve(other), text: "" }) === expected;
  return [query, typed.toLowerCase()].find(isSame) ?? typed;
}

function canonicalPage({ page, limit }: Query, companies: number): Pick<Query, "page" | "limit"> {
  if (page === undefined && limit === undefined) return {};
  const size = clamp(Math.floor(limit ?? PAGE_SIZE), { min: 1, max: MAX_PAGE_SIZE });
  const pages = Math.max(1, Math.ceil(companies / size));
  return { page: clamp(Math.floor(page ?? 1), { min: 1, max: pages }), limit: size };
}
