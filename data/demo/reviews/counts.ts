import type { Company } from "#contract/companies.ts";
import type { Random } from "../random.ts";
import type { Story } from "../stories.ts";

/** Percentages of companies by number of reviews: a long tail, and many with none. */
const SPREAD = { none: 38, few: 42, some: 16, many: 4 };
const MOST = 24;

interface Reviewed {
  company: Company;
  story: Story | undefined;
}

/** Chooses the number of reviews of each company; the sum is exactly `total`. */
export function shareReviews(firms: readonly Reviewed[], total: number, random: Random): number[] {
  const counts = firms.map((firm) => firm.story?.reviews ?? chooseCount(firm.company, random));
  const open = firms.map((_, index) => index).filter((index) => !isSettled(firms[index]));
  let missing = total - counts.reduce((all, count) => all + count, 0);
  while (missing !== 0) {
    const index = random.pick(open);
    const count = counts[index] ?? 0;
    const step = Math.sign(missing);
    if (count === 0 || count + step < 1 || count + step > MOST) continue;
    counts[index] = count + step;
    missing -= step;
  }
  return counts;
}

const isSettled = (firm: Reviewed | undefined) =>
  firm?.story !== undefined || firm?.company.featured === true;

function chooseCount({ featured }: Company, random: Random): number {
  if (featured) return random.between(8, MOST);
  const size = random.weighted(SPREAD);
  if (size === "none") return 0;
  if (size === "few") return random.pick([1, 1, 1, 2, 2, 3]);
  return size === "some" ? random.between(3, 7) : random.between(8, MOST - 4);
}
