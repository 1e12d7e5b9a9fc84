import type { Meaning, NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";
import type { PlaceTables, TownRow } from "./place-tables.ts";
import { rankTowns, townFinder } from "./rank-towns.ts";
import { qualifiedLabels } from "./town-label.ts";

export interface TownNames {
  /** Keyed by `placeKey`. */
  meanings: Map<string, Meaning>;
  /** Finds a town by its name in the tables: "Leeds", or "Newport, Shropshire" if several towns share the name. */
  find(name: string): NamedPlace | undefined;
}

/** Maps every town name to the towns it may mean. */
export function townNames({ towns, areas, officialDistricts, ambiguousNames }: PlaceTables): TownNames {
  const findRow = townFinder(towns);
  const ranked = rankTowns(towns, ambiguousNames, findRow);
  const qualifiedLabel = qualifiedLabels(officialDistricts);
  const nations = new Set(areas.filter(({ kind }) => kind === "nation").map(({ name }) => name));
  const placeOf = new Map<TownRow, NamedPlace>();
  for (const row of towns) {
    const meaning = ranked.get(placeKey(row.name));
    const likely = meaning?.towns[0] === row && !nations.has(row.name);
    const alone = likely && meaning.offered.length === 0;
    placeOf.set(row, townPlace(row, alone ? row.name : qualifiedLabel(row)));
  }
  const places = (rows: readonly TownRow[]) => rows.flatMap((row) => placeOf.get(row) ?? []);
  const meanings = new Map<string, Meaning>();
  for (const [key, { towns: rows, offered }] of ranked) {
    meanings.set(key, { places: places(rows), offered: places(offered) });
  }
  const find = (name: string) => places([findRow(name)].filter((row) => row !== undefined))[0];
  return { meanings, find };
}

const townPlace = ({ latitude, longitude, county, population }: TownRow, label: string): NamedPlace => ({
  label,
  query: label,
  kind: "town",
  latitude,
  longitude,
  county,
  counties: [],
  population,
});
