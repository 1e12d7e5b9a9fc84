import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Point } from "#server/geo/point.ts";

export interface DemoTown extends Point {
  name: string;
  county: string;
  nation: string;
  population: number;
}

/** A postcode district ("M1") or sector ("M1 4") with its centre. */
export interface DemoPostcodeArea extends Point {
  code: string;
}

export interface DemoPlaceTables {
  towns: readonly DemoTown[];
  districts: readonly (DemoPostcodeArea & { postTown: string })[];
  sectors: readonly DemoPostcodeArea[];
}

/** Reads the towns, postcode districts and sectors of `data/places`. The default path is relative to the repository root. */
export function readDemoPlaceTables(folder = "data/places"): DemoPlaceTables {
  const rows = (file: string): Record<string, string>[] =>
    parse(readFileSync(join(folder, file)), { columns: true, bom: true });
  return {
    towns: rows("towns.csv").map((row) => ({
      name: row.name ?? "",
      county: row.county ?? "",
      nation: row.nation ?? "",
      population: Number(row.population),
      ...point(row),
    })),
    districts: rows("postcode-districts.csv").map((row) => ({
      code: row.outcode ?? "",
      postTown: row.post_town ?? "",
      ...point(row),
    })),
    sectors: rows("postcode-sectors.csv").map((row) => ({ code: row.sector ?? "", ...point(row) })),
  };
}

const point = (row: Record<string, string>): Point => ({
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
});
