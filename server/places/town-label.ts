import type { OfficialDistrictRow, TownRow } from "./place-tables.ts";

/**
 * Returns the function that gives a town a label which distinguishes it from towns with the same name. The label has the
 * county. For a town outside England with the name of its official district it has the nation, because people say "Newport,
 * Wales".
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
