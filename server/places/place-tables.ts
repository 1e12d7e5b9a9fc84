import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Point } from "#server/geo/point.ts";

export interface TownRow extends Point {
  name: string;
  county: string;
  nation: string;
  /** 0 if GeoNames has no figure. */
  population: number;
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
}
export interface AmbiguousNameRow {
  name: string;
  likely: string;
  /** In the order in which they are suggested. */
  alternatives: string[];
}
export interface PlaceTables {
  towns: TownRow[];
  areas: NamedAreaRow[];
  officialDistricts: OfficialDistrictRow[];
  aliases: { alias: string; means: string }[];
  ambiguousNames: AmbiguousNameRow[];
  postcodeDistricts: (Point & { outcode: string; post_town: string })[];
  postcodeSectors: (Point & { sector: string })[];
}

const NUMBERS = new Set(["latitude", "longitude", "population"]);
const LISTS = new Set(["counties", "spellings", "alternatives"]);

function cast(value: string, column: string): string | number | string[] {
  if (NUMBERS.has(column)) return Number(value);
  if (LISTS.has(column)) return value ? value.split(";") : [];
  return value;
}

/** Reads the tables of `data/places`. The README there describes their content and sources. */
export function readPlaceTables(folder: string): PlaceTables {
  const read = <Row>(file: string): Row[] =>
    parse(readFileSync(join(folder, file)), {
      columns: true,
      cast: (value, { column, header }) => (header ? value : cast(value, String(column))),
    });
  return {
    towns: read("towns.csv"),
    areas: read("areas.csv"),
    officialDistricts: read("official-districts.csv"),
    aliases: read("aliases.csv"),
    ambiguousNames: read("ambiguous-names.csv"),
    postcodeDistricts: read("postcode-districts.csv"),
    postcodeSectors: read("postcode-sectors.csv"),
  };
}
