import { placeKey } from "./place-key.ts";
import type { AmbiguousNameRow, TownRow } from "./place-tables.ts";

/**
 * People who type the name of a town this large rarely mean a namesake with less than the share `LIKELY` of its people, or with
 * under `SMALL`.
 */
const LARGE = 20_000;
const SMALL = 5_000;
const LIKELY = 1 / 15;

interface RankedTowns {
  /** All towns with the same name, the most likely first. */
  towns: readonly TownRow[];
  /** Other towns that people may mean, in the order in which they are offered. */
  offered: readonly TownRow[];
}

interface TownRanks {
  /** Keyed by `placeKey`. */
  ranked: ReadonlyMap<string, RankedTowns>;
  /** Finds a town by name ("Leeds"), or by name and county ("Newport, Shropshire"). Of several towns it is the largest. */
  find(name: string): TownRow | undefined;
}

/** Ranks the towns of each name: the largest first, unless the table of ambiguous names says otherwise. */
export function rankTowns(towns: readonly TownRow[], ambiguous: readonly AmbiguousNameRow[]): TownRanks {
  const bySize = new Map<string, TownRow[]>();
  for (const [key, group] of Map.groupBy(towns, ({ name }) => placeKey(name)))
    bySize.set(key, group.length === 1 ? group : group.sort((a, b) => b.population - a.population));
  const ranked = new Map<string, RankedTowns>();
  for (const [key, [likely, ...others]] of bySize)
    if (likely) ranked.set(key, { towns: [likely, ...others], offered: alternativesTo(likely, others) });

  function find(text: string): TownRow | undefined {
    const [name = "", county] = text.split(",").map((part) => part.trim());
    return bySize.get(placeKey(name))?.find((town) => county === undefined || town.county === county);
  }

  for (const { name, likely, alternatives } of ambiguous) {
    const [first, ...offered] = [likely, ...alternatives].map((other) => {
      const town = find(other);
      if (!town) throw new Error(`ambiguous-names.csv: there is no "${other}"`);
      return town;
    });
    if (!first) continue;
    const others = (bySize.get(placeKey(name)) ?? []).filter((town) => town !== first);
    ranked.set(placeKey(name), {
      towns: [...new Set([first, ...offered, ...others])],
      offered: offered.length > 0 ? offered : others,
    });
  }
  return { ranked, find };
}

/** The other towns of a name that are offered, from `others` in order of size. */
const alternativesTo = (likely: TownRow, others: readonly TownRow[]): TownRow[] =>
  others.filter(
    ({ population }) =>
      likely.population < LARGE || population >= Math.max(SMALL, likely.population * LIKELY),
  );
