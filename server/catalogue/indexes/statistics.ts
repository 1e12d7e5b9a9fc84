import type { DirectoryStatistics } from "#contract/companies.ts";
import { TOP_LOCATIONS } from "#contract/top-locations.ts";
import { fold } from "../records/fold.ts";
import type { Tally } from "./counters.ts";

/** The figures of the whole directory; the average is over all reviews. */
export const directoryStatistics = (tally: Tally, demonstration: boolean): DirectoryStatistics => {
  const { companies, verified, quotable, reviews, stars } = tally.sums;
  return {
    companies,
    verifiedCompanies: verified,
    reviews,
    companiesWithEmail: quotable,
    averageRating: reviews === 0 ? null : (stars / reviews).toFixed(2),
    // A company belongs to a town when its location is the town's name.
    topLocations: TOP_LOCATIONS.map(({ nation, towns }) => ({
      nation,
      towns: towns.map((town) => ({ town, companies: tally.inTown(fold(town)) })),
    })),
    demonstration,
  };
};
