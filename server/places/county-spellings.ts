import type { PlaceTables } from "./place-tables.ts";

/**
 * Creates the function that returns every name a company may write for a county: its own, other spellings, and the names of the
 * official districts within it.
 */
export function countySpellings({ areas, officialDistricts }: PlaceTables): (county: string) => string[] {
  const spellings = new Map<string, Set<string>>();
  const add = (county: string, names: readonly string[]) => {
    const known = spellings.get(county) ?? new Set([county]);
    for (const name of names) if (name) known.add(name);
    spellings.set(county, known);
  };
  for (const { name, kind, spellings: others } of areas) if (kind === "county") add(name, others);
  for (const { county, district, geonames } of officialDistricts) add(county, [district, geonames]);
  return (county) => [...(spellings.get(county) ?? [county])];
}
