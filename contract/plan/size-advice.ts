/** The skip for a number of bin bags. This file imports no zod, because screens load it. */
import { JOB_SIZES, type JobSize } from "../job/job.ts";
import { SKIP_SIZES, type SkipSize } from "../skip-sizes.ts";
import { LARGEST_FOR_HEAVY } from "./heavy-waste.ts";
import type { Weight } from "./job-kinds.ts";

/** The size in cubic yards to search for. For a range, the smallest size. */
export const jobSizeOf = ({ yards }: Pick<SkipSize, "yards">): JobSize | undefined =>
  JOB_SIZES.find((size) => size === Number.parseInt(yards, 10));

export interface SizeAdvice {
  size: SkipSize;
  /** More than one if no single skip can take all the waste. */
  skips: number;
  /** True if the heavy waste rule limits the size. */
  isHeavy: boolean;
  reason: string;
}

const largestForHeavy = SKIP_SIZES.find((size) => jobSizeOf(size) === LARGEST_FOR_HEAVY) as SkipSize;
const largest = SKIP_SIZES.at(-1) as SkipSize;

/**
 * Recommends the smallest skip whose lower capacity bound holds the bags. If there is none, recommends as many skips of the
 * largest allowed size as needed. For heavy and mixed waste, the largest allowed size is 6 yards.
 */
export function recommendSkip(bags: number, weight: Weight): SizeAdvice {
  const isHeavy = weight !== "light";
  const allowed = isHeavy ? SKIP_SIZES.slice(0, SKIP_SIZES.indexOf(largestForHeavy) + 1) : SKIP_SIZES;
  const size = allowed.find((size) => size.bags.from >= bags) ?? (isHeavy ? largestForHeavy : largest);
  const skips = skipsNeeded(size, bags, isHeavy);
  const reason = isHeavy && skips > 1 ? tooHeavy(skips) : roomIn(size, bags, skips);
  return {
    size,
    skips,
    isHeavy,
    reason: `About ${bags} bin ${bags === 1 ? "bag" : "bags"} of ${weight} waste. ${reason}`,
  };
}

/** The number of skips that hold the bags, by the lower capacity bound for heavy waste and the upper bound for light waste. */
export const skipsNeeded = ({ bags: { from, to } }: SkipSize, bags: number, isHeavy: boolean): number =>
  Math.ceil(bags / (isHeavy ? from : to));

function roomIn({ yards, bags: { from, to } }: SkipSize, bags: number, skips: number): string {
  if (bags <= from) return `A skip of ${yards} holds ${from}-${to}, so there is room to spare.`;
  return `A skip of ${yards}, the largest, holds ${from}-${to}${skips > 1 ? `, so you need ${skips}` : ""}.`;
}

const tooHeavy = (skips: number): string =>
  `6 yards is the largest skip that can normally be filled completely with heavy waste, so ${skips} of them, or one that is exchanged when full, are safer than one bigger skip.`;
