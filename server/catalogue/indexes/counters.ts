import type { Records } from "../records/company-records.ts";
import { FLAG } from "../records/flags.ts";

/** Counts that every company adds to when it is listed and takes from when it goes. */
export function createTally({ columns, places }: Records) {
  const sums = { companies: 0, verified: 0, quotable: 0, reviews: 0, stars: 0 };
  /** By the number of a name. */
  const towns: number[] = [];

  function count(slot: number, ratings: readonly number[], by: 1 | -1): void {
    const flags = columns.flags[slot] as number;
    const town = columns.location[slot] as number;
    sums.companies += by;
    if (flags & FLAG.verified) sums.verified += by;
    if (flags & FLAG.quotable) sums.quotable += by;
    for (const rating of ratings) {
      sums.reviews += by;
      sums.stars += by * rating;
    }
    towns[town] = (towns[town] ?? 0) + by;
  }

  return {
    sums,
    /** Companies whose location is this, folded. */
    inTown: (town: string): number => towns[places.find(town) ?? -1] ?? 0,
    add: (slot: number, ratings: readonly number[]) => count(slot, ratings, 1),
    remove: (slot: number, ratings: readonly number[]) => count(slot, ratings, -1),
  };
}

export type Tally = ReturnType<typeof createTally>;
