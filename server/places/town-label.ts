import type { OfficialDistrictRow, TownRow } from "./place-tables.ts";

/**
 * How to tell a town from others of its name: by its county, but a town outside England that is an official
 * district by itself goes by its nation, as people say "Newport, Wales".
 */
export function qualifiedLabels(districts: readonly OfficialDistrictRow[]): (town: TownRow) => string {
  const own = new Set(
    districts
      .filter(({ nation }) => nation !== "England")
      .map(({ district, county }) => `${district}, ${county}`),
  );
  return ({ name, county, nation }) =>
    own.has(`${name}, ${county}`) ? `${name}, ${nation}` : `${name}, ${county}`;
}
