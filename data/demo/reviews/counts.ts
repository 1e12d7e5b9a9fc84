import type { Company } from "#contract/companies.ts";
import type { Random } from "../random.ts";
import type { Story } from "../stories.ts";

/**
 * Percentages of companies with no, few (1 to 3), some (3 to 7) and many (8 to 20) reviews, before the numbers are adjusted to
 * the total. Hand-written companies (`STORIES`) and featured companies have other numbers.
 */
const COUNT_PERCENTAGES = { none: 38, few: 42, some: 16, many: 4 };
/** Maximum number of reviews of a company, except for hand-written companies. */
const MAX_REVIEWS = 24;

interface ReviewedFirm {
  company: Company;
  story: Story | undefined;
}

/** Chooses the number of reviews of each company. The sum is exactly `total`. */
export function chooseReviewCounts(firms: readonly ReviewedFirm[], total: number, random: Random): number[] {
  const counts = firms.map((firm) => firm.story?.reviews ?? chooseCount(firm.company, random));
  const adjustable = firms.map((_, index) => index).filter((index) => !hasFixedCount(firms[index]));
  let missing = total - counts.reduce((all, count) => all + count, 0);
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

const hasFixedCount = (firm: ReviewedFirm | undefined) =>
  firm?.story !== undefined || firm?.company.featured === true;

function chooseCount({ featured }: Company, random: Random): number {
  if (featured) return random.between(8, MAX_REVIEWS);
  const size = random.weighted(COUNT_PERCENTAGES);
  if (size === "none") return 0;
  if (size === "few") return random.pick([1, 1, 1, 2, 2, 3]);
  return size === "some" ? random.between(3, 7) : random.between(8, MAX_REVIEWS - 4);
}
