import type { Company } from "#contract/companies.ts";
import type { Random } from "../random.ts";
import type { Story } from "../stories.ts";

export type Rating = 1 | 2 | 3 | 4 | 5;

interface ReviewedFirm {
  company: Company;
  story: Story | undefined;
}

/** Distribution of star ratings, in percent, by quality of the company. */
const RATING_WEIGHTS = {
  excellent: { 5: 84, 4: 13, 3: 2, 2: 0.6, 1: 0.4 },
  good: { 5: 62, 4: 26, 3: 7, 2: 3, 1: 2 },
  mixed: { 5: 35, 4: 27, 3: 17, 2: 12, 1: 9 },
  poor: { 5: 20, 4: 20, 3: 20, 2: 21, 1: 19 },
} as const;
/** Percentages of companies, by quality. Featured companies are all excellent or good. */
const QUALITIES = { excellent: 38, good: 29, mixed: 21, poor: 12 };

/** Minimum average rating of a company, except for the hand-written company that has only one-star reviews. */
const LOWEST_AVERAGE = 2.8;

/** Chooses the ratings of each company. The sum of all ratings is exactly `total`. */
export function chooseRatings(
  firms: readonly ReviewedFirm[],
  counts: readonly number[],
  total: number,
  random: Random,
): Rating[][] {
  const ratings = firms.map((firm, index) => ratingsOf(firm, counts[index] ?? 0, random));
  const adjustable = ratings.filter((_, index) => !firms[index]?.story?.stars);
  adjustSum(adjustable, total - sum(ratings.flat()), random);
  return ratings;
}

function ratingsOf({ company, story }: ReviewedFirm, count: number, random: Random): Rating[] {
  const quality = company.featured ? random.weighted({ excellent: 6, good: 3 }) : random.weighted(QUALITIES);
  const drawRating = (): Rating =>
    story?.stars ?? (Number(random.weighted(RATING_WEIGHTS[quality])) as Rating);
  for (;;) {
    const ratings = Array.from({ length: count }, drawRating);
    if (story?.stars || count === 0 || average(ratings) >= LOWEST_AVERAGE) return ratings;
  }
}

/**
 * Adds `difference` to the sum of all ratings by changing 4 stars to 5, or 5 to 4. Only companies with an average of at least
 * 4 are changed.
 */
function adjustSum(ratings: readonly Rating[][], difference: number, random: Random): void {
  const [from, to]: [Rating, Rating] = difference > 0 ? [4, 5] : [5, 4];
  const places = ratings
    .filter((each) => average(each) >= 4)
    .flatMap((each) => each.flatMap((rating, index) => (rating === from ? [{ each, index }] : [])));
  for (const { each, index } of random.some(places, Math.abs(difference))) each[index] = to;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

export const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;
