import type { OfficialDistrictRow, TownRow } from "./place-tables.ts";

/**
 * Labels that distinguish towns with the same name. The label has the county, or the nation for a town outside England that is
 * an official district, because people say "Newport, Wales".
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
