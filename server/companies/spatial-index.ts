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

export function locateFrom(centre: Point, entry: Entry): Located {
  const { latitude, longitude } = entry.company;
  if (latitude === null || longitude === null) return { entry };
  const kilometres = geokdbush.distance(centre.longitude, centre.latitude, longitude, latitude);
  return { entry, distance: Math.round(kilometres * 100) / 100 };
}

/** Finds the entries within a true circle on the globe; those without a point are in no circle. */
export function createSpatialIndex(entries: readonly Entry[]) {
  const placed = entries.filter(({ company }) => company.latitude !== null && company.longitude !== null);
  const index = new KDBush(placed.length);
  for (const { company } of placed) index.add(company.longitude as number, company.latitude as number);
  index.finish();
  return (centre: Point, radiusKm: number): Located[] =>
    geokdbush
      .around(index, centre.longitude, centre.latitude, Number.POSITIVE_INFINITY, radiusKm)
      .map((position) => locateFrom(centre, placed[position] as Entry))
      .sort(nearestFirst);
}
