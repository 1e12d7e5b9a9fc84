import * as geokdbush from "geokdbush";
import KDBush from "kdbush";
import type { Place } from "#contract/places.ts";
import type { Entry } from "./entry.ts";

export type Point = Pick<Place, "latitude" | "longitude">;

/** A company found from a place; no distance when the company cannot be placed itself. */
export interface Located {
  entry: Entry;
  /** Kilometres, to two decimals. */
  distance?: number;
}

/** Compares the distances people see, so that what looks equal is in the order of ids. */
export const nearestFirst = (a: Located, b: Located): number =>
  (a.distance ?? Number.MAX_VALUE) - (b.distance ?? Number.MAX_VALUE) ||
  a.entry.company.id - b.entry.company.id;

const kilometresFrom = (centre: Point, longitude: number, latitude: number): number =>
  geokdbush.distance(centre.longitude, centre.latitude, longitude, latitude);

const rounded = (kilometres: number): number => Math.round(kilometres * 100) / 100;

export function locateFrom(centre: Point, entry: Entry): Located {
  const { latitude, longitude } = entry.company;
  if (latitude === null || longitude === null) return { entry };
  return { entry, distance: rounded(kilometresFrom(centre, longitude, latitude)) };
}

/** Finds the entries within a true circle on the globe; those without a point are in no circle. */
export function createSpatialIndex(entries: readonly Entry[]) {
  const placed = entries.filter(({ company }) => company.latitude !== null && company.longitude !== null);
  const index = new KDBush(placed.length);
  // Side by side: in a large directory every company looked at costs a walk through memory.
  const points = new Float64Array(placed.length * 2);
  for (const [position, { company }] of placed.entries()) {
    points.set([company.longitude as number, company.latitude as number], position * 2);
    index.add(company.longitude as number, company.latitude as number);
  }
  index.finish();
  return (centre: Point, radiusKm: number): Located[] => {
    const located: Located[] = [];
    // A box first: looking for the nearest one after the other takes several times as long.
    for (const position of index.range(...boxAround(centre, radiusKm))) {
      const [longitude, latitude] = [points[position * 2] as number, points[position * 2 + 1] as number];
      const kilometres = kilometresFrom(centre, longitude, latitude);
      if (kilometres > radiusKm) continue;
      located.push({ entry: placed[position] as Entry, distance: rounded(kilometres) });
    }
    return located.sort(nearestFirst);
  };
}

const EARTH_KM = 6_371;
const DEGREES = 180 / Math.PI;

/** West, south, east and north of a circle that holds no pole and does not cross the date line. */
function boxAround({ longitude, latitude }: Point, radiusKm: number): [number, number, number, number] {
  const angle = radiusKm / EARTH_KM;
  // A hair more, so that no rounding cuts off what lies on the edge.
  const up = angle * DEGREES + 1e-9;
  const aside = Math.asin(Math.sin(angle) / Math.cos(latitude / DEGREES)) * DEGREES + 1e-9;
  return [longitude - aside, latitude - up, longitude + aside, latitude + up];
}
