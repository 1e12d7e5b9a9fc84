import type { DirectoryStatistics } from "#contract/companies.ts";
import { TOP_LOCATIONS } from "#contract/top-locations.ts";
import { foldCase } from "../records/fold-case.ts";
import type { Counters } from "./counters.ts";

/** The figures of the whole directory. The average is over all reviews. */
export const directoryStatistics = (counters: Counters, demonstration: boolean): DirectoryStatistics => {
  const { companies, verified, quotable, reviews } = counters.totals;
  return {
    companies,
    verifiedCompanies: verified,
    reviews,
    companiesWithEmail: quotable,
    averageRating: counters.meanRating()?.toFixed(2) ?? null,
    topLocations: TOP_LOCATIONS.map(({ nation, towns }) => ({
      nation,
      towns: towns.map((town) => ({ town, companies: counters.inTown(foldCase(town)) })),
    })),
    demonstration,
  };
};
