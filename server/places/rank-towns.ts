import { everydayName } from "#contract/text/place-words.ts";
import { placeKey } from "./place-key.ts";
import type { AmbiguousNameRow, TownRow } from "./place-tables.ts";

/** In inhabitants. If a town is at least this large, people rarely mean a much smaller namesake. */
const LARGE = 20_000;
/**
 * In inhabitants. A smaller namesake of a large town is not offered. `build-localities.ts` counts a hand-kept district of a city
 * with at least as many, so that only villages and hamlets are left out.
 */
const SMALL = 1_000;
/** A namesake with less than this share of the large town's inhabitants is not offered. */
const LIKELY = 1 / 100;
/**
 * In inhabitants. Smaller places are rarely known by a short name. If a longer town name begins with the name of such a place,
 * people more often mean the town with the longer name.
 */
const KNOWN_SHORT = 1_000;
/** A town that has the name only as a short name is offered if it has at least this share of the likeliest town's inhabitants. */
const LIKELY_SHORT = 1 / 8;

/** The smaller of two places with one name and county has its post town behind the name: "West End (Esher)". */
const POST_TOWN = / \(.+\)$/;

interface RankedTowns {
  named: readonly TownRow[];
  towns: readonly TownRow[];
  offered: readonly TownRow[];
}

export function rankTowns(towns: readonly TownRow[], ambiguous: readonly AmbiguousNameRow[]) {
  const byName = Map.groupBy(towns, ({ name }) => placeKey(name));
  const byPlainName = Map.groupBy(towns.toSorted(bySize), ({ name }) =>
    placeKey(name.replace(POST_TOWN, "")),
  );
  const byShortName = new Map<string, TownRow[]>();
  const byFirstWord = new Map<string, TownRow[]>();
  for (const [key, group] of byName) {
    group.sort(bySize);
    if (!byPlainName.has(key)) continue;
    const [short, [first = ""]] = [everydayName(key), key.split(" ", 1)];
    if (short) byShortName.set(short, [...(byShortName.get(short) ?? []), ...group]);
    else if (first !== key && byName.has(first))
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), ...group]);
  }
  const ranked = new Map<string, RankedTowns>();
  for (const key of new Set([...byName.keys(), ...byShortName.keys()])) {
    const named = byPlainName.get(key) ?? byName.get(key) ?? [];
    const meant = rank(named, byShortName.get(key) ?? [], byFirstWord.get(key) ?? []);
    if (meant) ranked.set(key, meant);
  }

  /** Finds a town by name ("Leeds"), or by name and county ("Newport, Shropshire"). If several towns match, finds the largest. */
  function find(text: string): TownRow | undefined {
    const [name = "", county] = text.split(",").map((part) => part.trim());
    return byName.get(placeKey(name))?.find((town) => county === undefined || town.county === county);
  }

  for (const { name, likely, alternatives } of ambiguous) {
    const [first, ...offered] = [likely, ...alternatives].map((other) => {
      const town = find(other);
      if (!town) throw new Error(`ambiguous-names.csv: there is no "${other}"`);
      return town;
    });
    if (!first) continue;
    const { named, towns } = ranked.get(placeKey(name)) ?? { named: [], towns: [] };
    ranked.set(placeKey(name), { named, towns: [...new Set([first, ...offered, ...towns])], offered });
  }
  return { ranked, find };
}

const bySize = (a: TownRow, b: TownRow): number => b.population - a.population;

/** A small place also offers longer names: Hebden offers Hebden Bridge. Null if only small places have the short name. */
function rank(
  named: readonly TownRow[],
  called: readonly TownRow[],
  begun: readonly TownRow[],
): RankedTowns | null {
  const known = called.filter(({ population }) => population >= KNOWN_SHORT);
  const [likely, ...others] = known.length > 0 ? [...named, ...known].sort(bySize) : named;
  if (!likely) return null;
  const { population: most } = likely;
  const offered = others.filter((town) => {
    if (known.includes(town)) return town.population >= most * LIKELY_SHORT;
    return known.includes(likely) || most < LARGE || town.population >= Math.max(SMALL, most * LIKELY);
  });
  const longer =
    most < KNOWN_SHORT ? begun.filter(({ population }) => population >= 2 * KNOWN_SHORT).sort(bySize) : [];
  return {
    named,
    towns: [...new Set([likely, ...longer, ...others, ...called])],
    offered: [...longer, ...offered],
  };
}
