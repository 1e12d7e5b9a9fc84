import type { OfficialDistrictRow, TownRow } from "./place-tables.ts";

/**
 * Labels that distinguish towns of the same name: by county, or by nation for a town outside England that is an official
 * district of its own, because people say "Newport, Wales".
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
