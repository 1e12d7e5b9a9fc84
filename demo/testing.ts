import type { LocateCompany } from "./companies/company.ts";
import { type DemoData, generateDemoData } from "./generate.ts";
import { type DemoPlaceTables, readDemoPlaceTables } from "./places.ts";

/** Returns a function that locates a company by its postcode sector, postcode district or town, like the server. */
export function locateBy(tables: DemoPlaceTables): LocateCompany {
  const areas = new Map([...tables.districts, ...tables.sectors].map((area) => [area.code, area]));
  const towns = new Map(tables.towns.map((town) => [`${town.name}, ${town.county}`, town]));
  return ({ postcode, location, county }) =>
    areas.get(postcode?.slice(0, -2) ?? "") ??
    areas.get(postcode?.split(" ")[0] ?? "") ??
    towns.get(`${location}, ${county}`) ??
    null;
}

/** Generates the demonstration data without a database. */
export function createDemoData(): DemoData {
  const tables = readDemoPlaceTables();
  return generateDemoData({ tables, locate: locateBy(tables) });
}
