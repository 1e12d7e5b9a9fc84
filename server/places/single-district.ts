import type { Place } from "#contract/places.ts";
import type { OfficialDistrictRow, PlaceTables } from "./place-tables.ts";

/**
 * Returns a function that finds the official district with which a place of kind county is identical, by the name in
 * `official-districts.csv`: "Torbay", "Orkney Islands" for Orkney. Null for a county with several districts, such as
 * Shropshire, and for other places.
 */
export function singleDistrictFinder({ officialDistricts }: Pick<PlaceTables, "officialDistricts">) {
  const topTier = officialDistricts.filter(({ tier }) => tier !== "lower");
  const inCounty = Map.groupBy(topTier, ({ county }) => county);
  const named = new Map(officialDistricts.map((row) => [row.district, row]));
  const isWhole = ({ district, county }: OfficialDistrictRow) =>
    district === county || district === `${county} Islands`;
  return ({ kind, label }: Place): string | null => {
    if (kind !== "county") return null;
    const districts = inCounty.get(label);
    if (!districts) return named.get(label)?.district ?? null;
    const [only, another] = districts;
    return only && !another && isWhole(only) ? only.district : null;
  };
}
