import type { DirectoryStatistics } from "#contract/companies.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { TOP_LOCATIONS } from "#contract/top-locations.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Entry } from "./entry.ts";

/** The figures of the whole directory; the average is over all reviews. */
export function countDirectory(catalogue: Catalogue, demonstration: boolean): DirectoryStatistics {
  const entries = catalogue.inOrder("rating");
  const reviews = sum(entries, (entry) => entry.reviews.length);
  const stars = sum(entries, (entry) => sum(entry.reviews, ({ rating }) => rating));
  return {
    companies: entries.length,
    verifiedCompanies: sum(entries, ({ company }) => Number(company.verified)),
    reviews,
    companiesWithEmail: sum(entries, ({ company }) => Number(canBeQuoted(company))),
    averageRating: reviews === 0 ? null : (stars / reviews).toFixed(2),
    topLocations: countTopLocations(entries),
    demonstration,
  };
}

const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

/** A company belongs to a town when its location is the town's name. */
function countTopLocations(entries: readonly Entry[]): DirectoryStatistics["topLocations"] {
  const counts = new Map<string, number>();
  for (const { location } of entries) counts.set(location, (counts.get(location) ?? 0) + 1);
  return TOP_LOCATIONS.map(({ nation, towns }) => ({
    nation,
    towns: towns.map((town) => ({ town, companies: counts.get(town.toLowerCase()) ?? 0 })),
  }));
}
