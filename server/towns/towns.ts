import { NEARBY_TOWNS, type TownPage, type TownSummary } from "#contract/towns.ts";
import type { Companies } from "#server/companies/companies.ts";
import { kilometresBetween } from "#server/geo/distance.ts";
import type { Permits } from "#server/permits/permits.ts";
import type { Places } from "#server/places/places.ts";
import type { Town } from "#server/places/towns/town-index.ts";
import { companiesByFit, townCompanies, townNotice } from "./town-companies.ts";
import { townDistricts } from "./town-districts.ts";
import { townFigures } from "./town-figures.ts";
import { townPrices } from "./town-prices.ts";
import { type TownWithCompanies, townsWithCompanies } from "./towns-with-companies.ts";

export type Towns = ReturnType<typeof createTowns>;

interface TownsDeps {
  companies: Pick<Companies, "version" | "byLocation" | "bestFirst" | "forJob">;
  places: Pick<Places, "version" | "town" | "districts">;
  permits: Pick<Permits, "find">;
}

/** The towns with a page. The list is computed on the first use after a change of the catalogue or the postcodes. */
export function createTowns({ companies, places, permits }: TownsDeps) {
  let cached: { version: string; towns: Map<string, TownWithCompanies> } | undefined;

  function current(): Map<string, TownWithCompanies> {
    const version = `${companies.version}.${places.version}`;
    if (cached?.version !== version) cached = { version, towns: townsWithCompanies(companies, places) };
    return cached.towns;
  }

  function nearby(town: Town): TownPage["nearby"] {
    return [...current().values()]
      .filter((other) => other.town.slug !== town.slug)
      .map((other) => ({ ...summary(other), km: kilometresBetween(town, other.town) }))
      .sort((a, b) => a.km - b.km)
      .slice(0, NEARBY_TOWNS)
      .map(({ label, slug, companies, km }) => ({ label, slug, companies, km }));
  }

  return {
    /** Every town with a page, in the order of names. */
    list: (): TownSummary[] => [...current().values()].map(summary),
    /** A town's page. Null if no town has this slug, or if too few companies are located in the town. */
    find(slug: string): TownPage | null {
      const found = current().get(slug);
      if (!found) return null;
      const { town } = found;
      const located = companiesByFit(found, companies);
      return {
        ...summary(found),
        county: town.county,
        query: town.query,
        ...townFigures(located),
        prices: townPrices(located),
        notice: townNotice(located),
        permit: permits.find({ location: town.query }),
        districts: townDistricts(town, located, places.districts),
        firms: townCompanies(located),
        nearby: nearby(town),
      };
    },
    /**
     * Finds the town that a part of a path names, in any spelling that searches know: "st-albans" names St Albans. Null if no
     * town has the name.
     */
    named(spelled: string): { label: string; query: string; slug: string; hasPage: boolean } | null {
      const town = places.town(spelled.replaceAll("-", " "));
      if (!town) return null;
      const { label, query, slug } = town;
      return { label, query, slug, hasPage: current().has(slug) };
    },
  };
}

const summary = ({ town: { label, slug, nation }, ids }: TownWithCompanies): TownSummary => ({
  label,
  slug,
  nation,
  companies: ids.length,
});
