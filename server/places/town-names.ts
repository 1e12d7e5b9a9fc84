import type { Meaning, NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";
import type { OfficialDistrictRow, PlaceTables, TownRow } from "./place-tables.ts";
import { rankTowns } from "./rank-towns.ts";

export type TownNames = ReturnType<typeof townNames>;

export function townNames({ towns, areas, officialDistricts, ambiguousNames, aliases }: PlaceTables) {
  const { ranked, find } = rankTowns(towns, ambiguousNames);
  const qualifiedLabel = qualifiedLabels(officialDistricts);
  const nations = areas.filter(({ kind }) => kind === "nation").map(({ name }) => name);
  const others = aliases.filter(({ alias, means }) => placeKey(alias) !== placeKey(means));
  const otherMeanings = new Set([...nations, ...others.map(({ alias }) => alias)].map(placeKey));
  const placeOf = new Map<TownRow, NamedPlace>();
  for (const [key, { named, towns, offered }] of ranked) {
    const alone = offered.length === 0 && !otherMeanings.has(key) ? towns[0] : null;
    // "West End (Esher)" is also in the group of West End, but has a label of its own.
    for (const row of named.filter(({ name }) => placeKey(name) === key))
      placeOf.set(row, townPlace(row, row === alone ? row.name : qualifiedLabel(row)));
  }
  const places = (rows: readonly TownRow[]) => rows.flatMap((row) => placeOf.get(row) ?? []);
  return {
    meanings: new Map<string, Meaning>(
      [...ranked].map(([key, { towns, offered }]) => [
        key,
        { places: places(towns), offered: places(offered) },
      ]),
    ),
    find(name: string): NamedPlace | undefined {
      const row = find(name);
      return row && placeOf.get(row);
    },
  };
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

/**
 * The label ends with the county. Outside England, a town with the name of its official district gets its nation instead: people
 * say "Newport, Wales".
 */
function qualifiedLabels(districts: readonly OfficialDistrictRow[]): (town: TownRow) => string {
  const own = new Set(
    districts
      .filter(({ nation }) => nation !== "England")
      .map(({ district, county }) => `${district}, ${county}`),
  );
  return ({ name, county, nation }) =>
    own.has(`${name}, ${county}`) ? `${name}, ${nation}` : `${name}, ${county}`;
}
