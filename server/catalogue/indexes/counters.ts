import type { CompanyRecords } from "../records/company-records.ts";
import { FLAG } from "../records/flags.ts";

/** Running totals of the listed companies and their reviews, updated whenever a company is listed, changed or removed. */
export function createCounters({ columns, searchText }: CompanyRecords) {
  const totals = { companies: 0, verified: 0, quotable: 0, registerFile: 0, reviews: 0, stars: 0 };
  /** The number of companies by `locationId`. */
  const companiesByTown: number[] = [];

  function count(slot: number, ratings: readonly number[], by: 1 | -1): void {
    const flags = columns.flags[slot] as number;
    const town = columns.locationId[slot] as number;
    totals.companies += by;
    if (flags & FLAG.verified) totals.verified += by;
    if (flags & FLAG.quotable) totals.quotable += by;
    if (flags & FLAG.registerFile) totals.registerFile += by;
    for (const rating of ratings) {
      totals.reviews += by;
      totals.stars += by * rating;
    }
    companiesByTown[town] = (companiesByTown[town] ?? 0) + by;
  }

  return {
    totals,
    /** The mean rating of all reviews, to two decimals; null without reviews. */
    meanRating: (): number | null =>
      totals.reviews === 0 ? null : Math.round((totals.stars / totals.reviews) * 100) / 100,
    /** The number of companies in a town. Its name must be in lower case without accents, as `foldCase` returns it. */
    inTown: (town: string): number => companiesByTown[searchText.placeId(town) ?? -1] ?? 0,
    add: (slot: number, ratings: readonly number[]) => count(slot, ratings, 1),
    remove: (slot: number, ratings: readonly number[]) => count(slot, ratings, -1),
  };
}

export type Counters = ReturnType<typeof createCounters>;
