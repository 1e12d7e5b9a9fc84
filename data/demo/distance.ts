import type { Point } from "#server/geo/point.ts";

/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2;

/** Returns the approximate distance in kilometres. The error is below 0.4% within the United Kingdom. */
export function approximateDistanceKm(a: Point, b: Point): number {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE;
  const middle = ((a.latitude + b.latitude) / 2) * (Math.PI / 180);
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(middle);
  return Math.hypot(north, east);
}

/** Returns the items within `radiusKm` kilometres of the centre, nearest first. */
export function findWithin<Item extends Point>(
  items: readonly Item[],
  centre: Point,
  radiusKm: number,
): Item[] {
  const reach = radiusKm / KM_PER_DEGREE;
  // In the United Kingdom, a degree of latitude is at most 2.1 times as long as a degree of longitude.
  return items
    .filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - centre.latitude) <= reach &&
        Math.abs(longitude - centre.longitude) <= reach * 2.1,
    )
    .map((item) => ({ item, km: approximateDistanceKm(item, centre) }))
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .map(({ item }) => item);
}
