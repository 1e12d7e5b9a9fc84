import type { DirectoryStatistics } from "#contract/companies/statistics.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { foldCase } from "#contract/text/spelling.ts";
import { TOP_LOCATIONS } from "#contract/towns.ts";
import type { Listing } from "./listing.ts";

/** The mean rating of all reviews, to two decimals; null without reviews. */
export function meanRating(listings: readonly Listing[]): number | null {
  let [reviews, stars] = [0, 0];
  for (const listing of listings)
    for (const { rating } of listing.reviews) {
      reviews += 1;
      stars += rating;
    }
  return reviews === 0 ? null : Math.round((stars / reviews) * 100) / 100;
}

export function directoryStatistics(
  listings: readonly Listing[],
  demonstration: boolean,
): DirectoryStatistics {
  const byTown = new Map<string, number>();
  for (const { text } of listings) byTown.set(text.location, (byTown.get(text.location) ?? 0) + 1);
  return {
    companies: listings.length,
    verifiedCompanies: listings.filter(({ company }) => company.verified).length,
    reviews: listings.reduce((sum, { reviews }) => sum + reviews.length, 0),
    companiesWithEmail: listings.filter(({ company }) => canBeQuoted(company)).length,
    averageRating: meanRating(listings)?.toFixed(2) ?? null,
    topLocations: TOP_LOCATIONS.map(({ nation, towns }) => ({
      nation,
      towns: towns.map((town) => ({ town, companies: byTown.get(foldCase(town)) ?? 0 })),
    })),
    demonstration,
  };
}
