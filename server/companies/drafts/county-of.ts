import { kilometresBetween } from "#server/geo/distance.ts";
import type { Point } from "#server/geo/point.ts";
import type { TownRow } from "#server/places/place-tables.ts";

const key = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");

/**
 * Returns a function that finds the county of a town, or null. If several towns have the name, the one nearest to the point is
 * meant. Without a point, the county is found only if a single town has the name.
 */
export function countyFinder(towns: readonly TownRow[]): (town: string, near: Point | null) => string | null {
  const byName = Map.groupBy(towns, ({ name }) => key(name));
  return (name, near) => {
    const named = byName.get(key(name)) ?? [];
    if (!near) return named.length === 1 ? (named[0]?.county ?? null) : null;
    const [nearest] = named.toSorted((a, b) => kilometresBetween(a, near) - kilometresBetween(b, near));
    return nearest?.county ?? null;
  };
}
