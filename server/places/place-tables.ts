import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Point } from "#server/geo/distance.ts";

export interface TownRow extends Point {
  name: string;
  county: string;
  nation: string;
  /** 0 if it is not known. */
  population: number;
  /** Set if the population is an estimate, which is too rough for maps. */
  isEstimate?: true;
}
export interface NamedAreaRow extends Point {
  name: string;
  kind: "nation" | "region" | "county" | "town";
  counties: string[];
  spellings: string[];
}
export interface OfficialDistrictRow extends Point {
  /** GeoNames' name, which can be longer: "City and Borough of Leeds". Empty if GeoNames has none. */
  geonames: string;
  district: string;
  county: string;
  nation: string;
  /** "lower" for a district below a county council. Empty for all other districts. */
  tier: string;
}
export interface AmbiguousNameRow {
  name: string;
  likely: string;
  alternatives: string[];
}
export type PlaceTables = ReturnType<typeof readPlaceTables>;

const NUMBERS = ["latitude", "longitude", "population"];
const LISTS = ["counties", "spellings", "alternatives"];

/** Converts the columns of a row that are numbers or lists. The `cast` of `csv-parse` takes twice as long at start-up. */
function toRow<Row>(cells: Record<string, unknown>): Row {
  for (const column of NUMBERS) if (column in cells) cells[column] = Number(cells[column]);
  for (const column of LISTS) {
    const text = cells[column];
    if (typeof text === "string") cells[column] = text ? text.split(";") : [];
  }
  return cells as Row;
}

const placeOf = ({ name, county }: Pick<TownRow, "name" | "county">) => `${name}, ${county}`;

export function readPlaceTables(folder: string) {
  const read = <Row>(file: string): Row[] =>
    parse<Record<string, unknown>>(readFileSync(join(folder, file)), { columns: true }).map(toRow<Row>);
  const towns = read<TownRow>("towns.csv");
  const nations = new Map(towns.map(({ county, nation }) => [county, nation]));
  const localities = read<Omit<TownRow, "nation">>("localities.csv");
  const estimated = localities.map(
    (row): TownRow => ({ ...row, nation: nations.get(row.county) ?? "", isEstimate: true }),
  );
  const counted = new Map(
    read<Pick<TownRow, "name" | "county" | "population">>("populations.csv").map((row) => [
      placeOf(row),
      row,
    ]),
  );
  const largeUsers = read<{ outcode: string }>("large-user-districts.csv");
  return {
    towns: [...towns, ...estimated].map((row): TownRow => ({ ...row, ...counted.get(placeOf(row)) })),
    areas: read<NamedAreaRow>("areas.csv"),
    officialDistricts: read<OfficialDistrictRow>("official-districts.csv"),
    aliases: read<{ alias: string; means: string }>("aliases.csv"),
    ambiguousNames: read<AmbiguousNameRow>("ambiguous-names.csv"),
    postcodeDistricts: read<Point & { outcode: string; post_town: string }>("postcode-districts.csv"),
    postcodeSectors: read<Point & { sector: string }>("postcode-sectors.csv"),
    largeUserDistricts: new Set(largeUsers.map(({ outcode }) => outcode)),
  };
}
