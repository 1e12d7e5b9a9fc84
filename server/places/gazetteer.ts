import type { Point } from "#server/geo/distance.ts";
import { type Area, areaPlaces } from "./area-places.ts";
import type { Meaning, NamedPlace } from "./named-place.ts";
import { placeKey } from "./place-key.ts";
import type { PlaceTables } from "./place-tables.ts";
import { type TownNames, townNames } from "./town-names.ts";

export interface Qualifier {
  counties: ReadonlySet<string>;
  /**
   * The centre of a town, or of an area without counties. Towns near this point belong to the qualifier. Null for an area with
   * counties, unless a town in these counties has the area's name.
   */
  point: Point | null;
}

export interface Gazetteer {
  names: ReadonlyMap<string, Meaning>;
  qualifiers: ReadonlyMap<string, Qualifier>;
  /** By county. */
  townsIn: ReadonlyMap<string, readonly NamedPlace[]>;
  begins(text: string): boolean;
}

export function buildGazetteer(tables: PlaceTables): Gazetteer {
  const towns = townNames(tables);
  const areas = areaPlaces(tables);
  const names = new Map(towns.meanings);
  for (const { alias, means } of tables.aliases) addAlias(names, towns, alias, means);
  for (const area of areas) addArea(names, area);
  const begins = (text: string) => [...names.keys()].some((name) => name.startsWith(text));
  const townsIn = Map.groupBy(
    new Set([...names.values()].flatMap(({ places }) => places.filter(({ kind }) => kind === "town"))),
    ({ county }) => county ?? "",
  );
  return { names, qualifiers: qualifiers(names, areas), townsIn, begins };
}

/**
 * A town takes precedence over an area of the same name. A nation takes precedence over a town, such as the village of Wales. If
 * a town and an area have the same name, such as Bristol, the area's other names also mean the town. A spelling that already
 * means a place keeps its meaning.
 */
function addArea(names: Map<string, Meaning>, { place, names: spellings }: Area): void {
  const namesake = place.kind === "nation" ? undefined : names.get(placeKey(place.label))?.places[0];
  for (const spelling of spellings) {
    const key = placeKey(spelling);
    const { places, offered } = names.get(key) ?? { places: [], offered: [] };
    if (place.kind === "nation") names.set(key, { places: [place, ...places], offered: [] });
    else if (places.length === 0) names.set(key, { places: [namesake ?? place], offered });
  }
}

function addAlias(names: Map<string, Meaning>, towns: TownNames, alias: string, means: string): void {
  const key = placeKey(alias);
  const place = towns.find(means);
  if (!place) throw new Error(`aliases.csv: there is no "${means}" for "${alias}"`);
  const { places, offered } = names.get(key) ?? { places: [], offered: [] };
  names.set(key, { places: [place, ...places], offered: [...places.slice(0, 1), ...offered] });
}

function qualifiers(names: ReadonlyMap<string, Meaning>, areas: readonly Area[]): Map<string, Qualifier> {
  const known = new Map<string, Qualifier>();
  for (const [key, { places }] of names) {
    const [place] = places;
    if (place) known.set(key, { counties: new Set(), point: place.counties.length === 0 ? place : null });
  }
  for (const { names: spellings, counties } of areas.toReversed()) {
    for (const key of spellings.map(placeKey)) {
      const town = names.get(key)?.places[0];
      // The village of Avon is not in the county of Avon, so its point is not used.
      const isOutside = counties.size > 0 && !counties.has(town?.county ?? "");
      known.set(key, { counties, point: isOutside ? null : (known.get(key)?.point ?? null) });
    }
  }
  return known;
}
