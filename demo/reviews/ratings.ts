import type { Firm } from "../companies/profile.ts";
import { createSeededRandom, type Random } from "../random.ts";
import { REVIEWS, STARS } from "../totals.ts";
import { readWeights } from "../words.ts";

export type Rating = 1 | 2 | 3 | 4 | 5;

/**
 * Percentages of companies with no, few (1 to 3), some (3 to 7) and many (8 to 20) reviews, before the numbers are adjusted to
 * the total. Hand-written companies (`STORIES`) and featured companies have other numbers.
 */
const COUNT_PERCENTAGES = { none: 38, few: 42, some: 16, many: 4 };
/** Maximum number of reviews of a company, except for hand-written companies. */
const MAX_REVIEWS = 24;

/** Chooses the number of reviews of each company. The sum is exactly `REVIEWS`. */
export function chooseReviewCounts(firms: readonly Firm[]): number[] {
  const random = createSeededRandom("review counts");
  const counts = firms.map(({ company, story }) => story?.reviews ?? chooseCount(company.featured, random));
  const adjustable = firms.flatMap(({ company, story }, index) => (story || company.featured ? [] : [index]));
  let missing = REVIEWS - sum(counts);
  while (missing !== 0) {
    const index = random.pick(adjustable);
    const count = counts[index] ?? 0;
    const step = Math.sign(missing);
    if (count === 0 || count + step < 1 || count + step > MAX_REVIEWS) continue;
    counts[index] = count + step;
    missing -= step;
  }
  return counts;
}

function chooseCount(isFeatured: boolean, random: Random): number {
  if (isFeatured) return random.between(8, MAX_REVIEWS);
  const size = random.weighted(COUNT_PERCENTAGES);
  if (size === "none") return 0;
  if (size === "few") return random.pick([1, 1, 1, 2, 2, 3]);
  return size === "some" ? random.between(3, 7) : random.between(8, MAX_REVIEWS - 4);
}

/** Percentages of companies, by quality. Featured companies are all excellent or good. */
const QUALITIES = { excellent: 38, good: 29, mixed: 21, poor: 12 };

/** Minimum average rating of a company, except for the hand-written company that has only one-star reviews. */
const LOWEST_AVERAGE = 2.8;

/** Chooses the ratings of each company. The sum of all ratings is exactly `STARS`. */
export function chooseRatings(firms: readonly Firm[], counts: readonly number[]): Rating[][] {
  const random = createSeededRandom("ratings");
  const ratings = firms.map((firm, index) => ratingsOf(firm, counts[index] ?? 0, random));
  const adjustable = ratings.filter((_, index) => !firms[index]?.story?.stars);
  adjustSum(adjustable, STARS - sum(ratings.flat()), random);
  return ratings;
}

function ratingsOf({ company, story }: Firm, count: number, random: Random): Rating[] {
  const quality = company.featured ? random.weighted({ excellent: 6, good: 3 }) : random.weighted(QUALITIES);
  if (story?.stars) return Array.from({ length: count }, () => story.stars ?? 1);
  const weights = readWeights(`ratings of ${quality} companies`);
  for (;;) {
    const ratings = Array.from({ length: count }, () => Number(random.weighted(weights)) as Rating);
    if (count === 0 || average(ratings) >= LOWEST_AVERAGE) return ratings;
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
