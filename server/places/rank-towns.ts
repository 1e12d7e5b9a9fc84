import { placeKey } from "./place-key.ts";
import type { AmbiguousNameRow, TownRow } from "./place-tables.ts";
import { worthOffering } from "./worth-offering.ts";

export interface RankedTowns {
  /** All towns a name may mean, the likely one first. */
  towns: readonly TownRow[];
  /** Those of the others that are worth asking about, in that order. */
  offered: readonly TownRow[];
}

/** "Leeds", or "Newport, Shropshire" where several share the name. */
export function townFinder(towns: readonly TownRow[]): (name: string) => TownRow | undefined {
  const found = new Map<string, TownRow>();
  for (const town of towns.toSorted((a, b) => a.population - b.population)) {
    found.set(placeKey(town.name), town);
    found.set(`${placeKey(town.name)},${placeKey(town.county)}`, town);
  }
  return (name) => found.get(name.split(",").map(placeKey).join());
}

/** What each name means: the largest town of that name, unless the table of ambiguous names knows better. */
export function rankTowns(
  towns: readonly TownRow[],
  ambiguous: readonly AmbiguousNameRow[],
  find: (name: string) => TownRow | undefined,
): Map<string, RankedTowns> {
  const ranked = new Map<string, RankedTowns>();
  for (const [key, group] of Map.groupBy(towns, ({ name }) => placeKey(name))) {
    const [likely, ...others] = group.toSorted((a, b) => b.population - a.population);
    if (likely) ranked.set(key, { towns: [likely, ...others], offered: worthOffering(likely, others) });
  }
  for (const { name, likely, alternatives } of ambiguous) {
    const [first, ...offered] = [likely, ...alternatives].map((other) => {
      const town = find(other);
      if (!town) throw new Error(`ambiguous-names.csv: there is no "${other}"`);
      return town;
    });
    const others = ranked.get(placeKey(name))?.towns ?? [];
    if (first) ranked.set(placeKey(name), { towns: [...new Set([first, ...offered, ...others])], offered });
  }
  return ranked;
}
