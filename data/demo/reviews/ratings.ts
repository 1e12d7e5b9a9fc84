import type { Company } from "#contract/companies.ts";
import type { Random } from "../random.ts";
import type { Story } from "../stories.ts";

export type Rating = 1 | 2 | 3 | 4 | 5;

interface Reviewed {
  company: Company;
  story: Story | undefined;
}

/** Weights of the star ratings for each quality of firm. */
const STARS_OF = {
  excellent: { 5: 84, 4: 13, 3: 2, 2: 0.6, 1: 0.4 },
  good: { 5: 62, 4: 26, 3: 7, 2: 3, 1: 2 },
  mixed: { 5: 35, 4: 27, 3: 17, 2: 12, 1: 9 },
  poor: { 5: 20, 4: 20, 3: 20, 2: 21, 1: 19 },
} as const;
const QUALITIES = { excellent: 38, good: 29, mixed: 21, poor: 12 };

/** The lowest average rating, except for the story with one star. */
const LOWEST_AVERAGE = 2.8;

/** Chooses the ratings of each company; the sum of all stars is exactly `total`. */
export function chooseRatings(
  firms: readonly Reviewed[],
  counts: readonly number[],
  total: number,
  random: Random,
): Rating[][] {
  const ratings = firms.map((firm, index) => ratingsOf(firm, counts[index] ?? 0, random));
  const open = ratings.filter((_, index) => !firms[index]?.story?.stars);
  nudge(open, total - sum(ratings.flat()), random);
  return ratings;
}

function ratingsOf({ company, story }: Reviewed, count: number, random: Random): Rating[] {
  const quality = company.featured ? random.weighted({ excellent: 6, good: 3 }) : random.weighted(QUALITIES);
  const one = (): Rating => story?.stars ?? (Number(random.weighted(STARS_OF[quality])) as Rating);
  for (;;) {
    const ratings = Array.from({ length: count }, one);
    if (story?.stars || count === 0 || average(ratings) >= LOWEST_AVERAGE) return ratings;
  }
}

/** Changes fours to fives or fives to fours, where the average changes little, until the sum is right. */
function nudge(ratings: readonly Rating[][], missing: number, random: Random): void {
  const [from, to]: [Rating, Rating] = missing > 0 ? [4, 5] : [5, 4];
  const places = ratings
    .filter((each) => average(each) >= 4)
    .flatMap((each) => each.flatMap((rating, index) => (rating === from ? [{ each, index }] : [])));
  for (const { each, index } of random.some(places, Math.abs(missing))) each[index] = to;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

export const average = (numbers: readonly number[]) => sum(numbers) / numbers.length;
