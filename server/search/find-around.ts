import { isWidePlace } from "#contract/map/wide-place.ts";
import type { Place } from "#contract/places.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { distanceKey, slotOfKey, unknownDistanceKey } from "#server/catalogue/indexes/distance-keys.ts";
import { isLocated, pointOf } from "#server/catalogue/records/coordinates.ts";
import { foldCase } from "#server/catalogue/records/fold-case.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { Resolution } from "#server/places/resolve-text.ts";

/**
 * The companies within the radius, nearest first. A search for an area with counties, such as a region, also finds the
 * companies of these counties outside the radius. In a wide place nobody has a distance.
 */
export function findAround(
  catalogue: Catalogue,
  { searched, counties }: Extract<Resolution, { kind: "place" }>,
  radiusKm: number,
): Float64Array {
  const { place } = searched;
  const withinRadius = catalogue.within(place, radiusKm);
  if (counties.length === 0) return withinRadius;
  const found = new Set(Array.from(withinRadius, slotOfKey));
  const others = catalogue.inCounties(counties.map(foldCase)).filter((slot) => !found.has(slot));
  return Float64Array.from([...found, ...others], (slot) => keyOf(place, catalogue, slot)).sort();
}

/** The distance key of a company, which may be outside the radius or have no coordinates. */
export const keyOf = (place: Place, { records: { columns } }: Catalogue, slot: number): number =>
  isLocated(columns, slot) && !isWidePlace(place)
    ? distanceKey(kilometresBetween(place, pointOf(columns, slot)), slot)
    : unknownDistanceKey(slot);
