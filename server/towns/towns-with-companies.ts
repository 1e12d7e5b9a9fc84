import { MIN_TOWN_COMPANIES } from "#contract/towns.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Places } from "#server/places/places.ts";
import type { Town } from "#server/places/towns/town-index.ts";

export interface TownWithCompanies {
  town: Town;
  ids: number[];
}

const inOrder = new Intl.Collator("en-GB").compare;

/** The towns with at least `MIN_TOWN_COMPANIES` companies, by slug, in the order of their names. */
export function townsWithCompanies(
  companies: Pick<Companies, "byLocation">,
  places: Pick<Places, "town">,
): Map<string, TownWithCompanies> {
  const found = new Map<string, TownWithCompanies>();
  for (const { location, county, ids } of companies.byLocation()) {
    const town = places.town(county ? `${location}, ${county}` : location);
    if (!town) continue;
    const known = found.get(town.slug);
    if (known) known.ids.push(...ids);
    else found.set(town.slug, { town, ids: [...ids] });
  }
  const sorted = [...found].sort(([, a], [, b]) => inOrder(a.town.label, b.town.label));
  return new Map(sorted.filter(([, { ids }]) => ids.length >= MIN_TOWN_COMPANIES));
}
