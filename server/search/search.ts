import type { CompaniesQuery, LocationSearch } from "#contract/companies.ts";
import { DEFAULT_RADIUS_KM, MAX_RADIUS_KM, MIN_RADIUS_KM } from "#contract/limits.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { placeKey, slotOfKey, unplacedKey } from "#server/catalogue/indexes/distance-keys.ts";
import { isPlaced, pointOf } from "#server/catalogue/indexes/spatial-index.ts";
import { fold } from "#server/catalogue/records/fold.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { Point } from "#server/geo/point.ts";
import type { Places, Resolution } from "#server/places/places.ts";
import { clamp } from "./clamp.ts";
import { type Filter, mentions } from "./filters.ts";
import { widerSearches } from "./wider-search.ts";

type SearchTerms = Partial<Pick<CompaniesQuery, "location" | "radius" | "sort">>;
type FoundPlace = Extract<Resolution, { kind: "place" }>;
/** Slots, or place keys when a place was searched. */
type Keys = Int32Array | Float64Array;

/** Everything a search found, in order. */
export interface Found {
  keys: Keys;
  /** Only when a place was searched: then the keys say how far each is. */
  searched?: LocationSearch;
}

/** The companies that pass the filters, from a place outwards or else highest rated first. */
export function searchCatalogue(
  catalogue: Catalogue,
  places: Pick<Places, "resolve">,
  { location, radius, sort }: SearchTerms,
  filters: readonly Filter[],
): Found {
  const resolution = location?.trim() ? places.resolve(location) : null;
  if (resolution?.kind === "place") {
    const radiusKm = clamp(radius ?? DEFAULT_RADIUS_KM, { min: MIN_RADIUS_KM, max: MAX_RADIUS_KM });
    return searchPlace(catalogue, resolution, radiusKm, sort, filters);
  }
  // Without a place there is no distance to sort by.
  const all = catalogue.inOrder(sort === undefined || sort === "distance" ? "rating" : sort);
  const textual = resolution
    ? [mentions(catalogue.records, resolution.text, ["location", "county", "postcode"])]
    : [];
  return { keys: matching(all, [...textual, ...filters]) };
}

function searchPlace(
  catalogue: Catalogue,
  found: FoundPlace,
  radiusKm: number,
  sort: SearchTerms["sort"],
  filters: readonly Filter[],
): Found {
  const within = (km: number) => matching(around(catalogue, found, km), filters);
  const keys = within(radiusKm);
  const wider = widerSearches(radiusKm, keys.length, (km) => within(km).length);
  if (sort !== undefined && sort !== "distance") {
    const compare = catalogue.compare(sort);
    keys.sort((a, b) => compare(slotOfKey(a), slotOfKey(b)));
  }
  return { keys, searched: { ...found.searched, radius: radiusKm, wider } };
}

const matching = (keys: Keys, filters: readonly Filter[]): Keys =>
  filters.length === 0
    ? keys
    : keys.filter((key) => {
        const slot = slotOfKey(key);
        return filters.every((filter) => filter(slot));
      });

/** The companies in the circle and, for a county or region, its own wherever they are; nearest first. */
function around(catalogue: Catalogue, { searched, counties }: FoundPlace, radiusKm: number): Float64Array {
  const { place } = searched;
  const inCircle = catalogue.within(place, radiusKm);
  const names = new Set(counties.map(fold));
  if (names.size === 0) return inCircle;
  const there = new Set(Array.from(inCircle, slotOfKey));
  const further = [...names].flatMap((county) =>
    catalogue.inCounty(county).filter((slot) => !there.has(slot)),
  );
  return Float64Array.from([...inCircle, ...further.map((slot) => keyFrom(place, catalogue, slot))]).sort();
}

const keyFrom = (centre: Point, { records: { columns } }: Catalogue, slot: number): number =>
  isPlaced(columns, slot)
    ? placeKey(kilometresBetween(centre, pointOf(columns, slot)), slot)
    : unplacedKey(slot);
