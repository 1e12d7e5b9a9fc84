import { likelyAlternatives } from "./likely-alternatives.ts";
import { placeKey } from "./place-key.ts";
import type { AmbiguousNameRow, TownRow } from "./place-tables.ts";

interface RankedTowns {
  /** All towns with the same name, the most likely first. */
  towns: readonly TownRow[];
  /** Other towns that are offered as alternatives, in this order. */
  offered: readonly TownRow[];
}

/**
 * Creates the function that finds a town by name ("Leeds"), or by name and county ("Newport, Shropshire"). Of several towns it
 * returns the largest.
 */
export function townFinder(towns: readonly TownRow[]): (name: string) => TownRow | undefined {
  const found = new Map<string, TownRow>();
  for (const town of towns.toSorted((a, b) => a.population - b.population)) {
    found.set(placeKey(town.name), town);
    found.set(`${placeKey(town.name)},${placeKey(town.county)}`, town);
  }
  return (name) => found.get(name.split(",").map(placeKey).join());
}

/** Ranks the towns of each name: the largest first, unless the table of ambiguous names says otherwise. */
export function rankTowns(
  towns: readonly TownRow[],
  ambiguous: readonly AmbiguousNameRow[],
  find: (name: string) => TownRow | undefined,
): Map<string, RankedTowns> {
  const ranked = new Map<string, RankedTowns>();
  for (const [key, group] of Map.groupBy(towns, ({ name }) => placeKey(name))) {
    const [likely, ...others] = group.toSorted((a, b) => b.population - a.population);
    if (likely) ranked.set(key, { towns: [likely, ...others], offered: likelyAlternatives(likely, others) });
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
