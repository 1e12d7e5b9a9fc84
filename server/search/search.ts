import type { CompaniesQuery, LocationSearch } from "#contract/companies.ts";
import { DEFAULT_RADIUS_KM, MAX_RADIUS_KM, MIN_RADIUS_KM } from "#contract/limits.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { distanceKey, slotOfKey, unknownDistanceKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { SortOrder } from "#server/catalogue/indexes/orders.ts";
import { isLocated, pointOf } from "#server/catalogue/records/coordinates.ts";
import { fold } from "#server/catalogue/records/fold.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { Point } from "#server/geo/point.ts";
import type { Places, Resolution } from "#server/places/places.ts";
import { clamp } from "./clamp.ts";
import { containsText, type Filter } from "./filters.ts";
import { widerSearches } from "./wider-search.ts";

type SearchTerms = Partial<Pick<CompaniesQuery, "location" | "radius" | "sort">>;
type ResolvedPlace = Extract<Resolution, { kind: "place" }>;
/** Slots, or distance keys if a place was searched. */
type ResultKeys = Int32Array | Float64Array;

/** All results of a search, in order. */
export interface SearchResult {
  keys: ResultKeys;
  /** Present if the location was resolved to a place. The keys then contain distances. */
  searched?: LocationSearch;
}

/** Finds the companies that pass all filters, sorted by distance from the place, or by rating without a place. */
export function searchCatalogue(
  catalogue: Catalogue,
  places: Pick<Places, "resolve">,
  { location, radius, sort }: SearchTerms,
  filters: readonly Filter[],
): SearchResult {
  const resolution = location?.trim() ? places.resolve(location) : null;
  if (resolution?.kind === "place") {
    const radiusKm = clamp(radius ?? DEFAULT_RADIUS_KM, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM });
    return searchPlace(catalogue, resolution, { radiusKm, sort, filters });
  }
  // Distance cannot be sorted by without a place.
  const slots = catalogue.inOrder(isOrder(sort) ? sort : "rating");
  const textFilters = resolution
    ? [containsText(catalogue.records, resolution.text, ["location", "county", "postcode"])]
    : [];
  return { keys: applyFilters(slots, [...textFilters, ...filters]) };
}

const isOrder = (sort: SearchTerms["sort"]): sort is SortOrder =>
  sort === "rating" || sort === "name" || sort === "location";

interface PlaceSearch {
  radiusKm: number;
  sort: SearchTerms["sort"];
  filters: readonly Filter[];
}

function searchPlace(
  catalogue: Catalogue,
  found: ResolvedPlace,
  { radiusKm, sort, filters }: PlaceSearch,
): SearchResult {
  const within = (km: number) => applyFilters(findAround(catalogue, found, km), filters);
  const keys = within(radiusKm);
  const wider = widerSearches(radiusKm, keys.length, (km) => within(km).length);
  if (isOrder(sort)) {
    const compare = catalogue.compare(sort);
    keys.sort((a, b) => compare(slotOfKey(a), slotOfKey(b)));
  }
  return { keys, searched: { ...found.searched, radius: radiusKm, wider } };
}

function applyFilters(keys: ResultKeys, filters: readonly Filter[]): ResultKeys {
  if (filters.length === 0) return keys;
  return keys.filter((key) => {
    const slot = slotOfKey(key);
    return filters.every((filter) => filter(slot));
  });
}

/**
 * The companies within the radius, nearest first. A search for a county or region also finds the companies of its counties
 * outside the radius.
 */
function findAround(
  catalogue: Catalogue,
  { searched, counties }: ResolvedPlace,
  radiusKm: number,
): Float64Array {
  const { place } = searched;
  const withinRadius = catalogue.within(place, radiusKm);
  if (counties.length === 0) return withinRadius;
  const found = new Set(Array.from(withinRadius, slotOfKey));
  const others = catalogue.inCounties(counties.map(fold)).filter((slot) => !found.has(slot));
  return Float64Array.from([...withinRadius, ...others.map((slot) => keyOf(place, catalogue, slot))]).sort();
}

const keyOf = (centre: Point, { records: { columns } }: Catalogue, slot: number): number =>
  isLocated(columns, slot)
    ? distanceKey(kilometresBetween(centre, pointOf(columns, slot)), slot)
    : unknownDistanceKey(slot);
