/** The skip for a number of bin bags. This file imports no zod, because screens load it. */
import { JOB_SIZES, type JobSize } from "../job/job.ts";
import { SKIP_SIZES, type SkipSize } from "../skip-sizes.ts";
import { LARGEST_FOR_HEAVY } from "./heavy-waste.ts";
import type { Weight } from "./job-kinds.ts";
import { BAGS_PER_YARD } from "./materials.ts";

/** The sizes in a text: 4 in "4 yards", and 20, 30 and 40 in "20-40 yards". */
export function jobSizesIn(yards: string): JobSize[] {
  const [from = 0, to = from] = (yards.match(/\d+/g) ?? []).map(Number);
  return JOB_SIZES.filter((size) => size >= from && size <= to);
}

/** The size in cubic yards to search for. For a range, the smallest size. */
export const jobSizeOf = ({ yards }: Pick<SkipSize, "yards">): JobSize => jobSizesIn(yards)[0] as JobSize;

/** The facts about skips of a size in cubic yards. Undefined if no entry of `SKIP_SIZES` contains the size. */
export const skipSizeOf = (size: JobSize): SkipSize | undefined =>
  SKIP_SIZES.find(({ yards }) => jobSizesIn(yards).includes(size));

export interface SizeAdvice {
  size: SkipSize;
  /** The size of each skip in cubic yards. If `size` is a range, the smallest one in it that holds its share of the bags. */
  jobSize: JobSize;
  /** More than one if no single skip can take all the waste. */
  skips: number;
  /** True if the heavy waste rule applies, because the waste is heavy or mixed. */
  isHeavy: boolean;
  reason: string;
}

const largestForHeavy = skipSizeOf(LARGEST_FOR_HEAVY) as SkipSize;
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
    jobSize: jobSizeFor(size, bags / skips),
    skips,
    isHeavy,
    reason: `About ${bags} bin ${bags === 1 ? "bag" : "bags"} of ${weight} waste. ${reason}`,
  };
}

/** The number of skips that hold the bags, by the lower capacity bound for heavy waste and the upper bound for light waste. */
export const skipsNeeded = ({ bags: { from, to } }: SkipSize, bags: number, isHeavy: boolean): number =>
  Math.ceil(bags / (isHeavy ? from : to));

/** Sizes below those of `SKIP_SIZES`, with the bin bags that they hold. Fewer companies hire them out. */
const SMALL_SKIPS = [
  { size: 2, bags: { from: 15, to: 20 } },
  { size: 3, bags: { from: 22, to: 30 } },
] as const;

/** The smallest of these skips that holds the bags and that companies hire out. `companies` counts those with a size. */
export function smallSkipFor(bags: number, companies: (size: JobSize) => number) {
  for (const skip of SMALL_SKIPS) {
    const count = bags > skip.bags.from ? 0 : companies(skip.size);
    if (count > 0) return { ...skip, companies: count };
  }
  return null;
}

function jobSizeFor(size: SkipSize, bags: number): JobSize {
  const holds = (yards: JobSize) => yards * BAGS_PER_YARD >= bags;
  return jobSizesIn(size.yards).find(holds) ?? jobSizeOf(size);
}

function roomIn({ yards, bags: { from, to } }: SkipSize, bags: number, skips: number): string {
  if (bags <= from) return `A skip of ${yards} holds ${from}-${to}, so there is room to spare.`;
  return `A skip of ${yards}, the largest, holds ${from}-${to}${skips > 1 ? `, so you need ${skips}` : ""}.`;
}

const tooHeavy = (skips: number): string =>
  `6 yards is the largest skip that can normally be filled completely with heavy waste, so ${skips} of them, or one that is exchanged when full, are safer than one bigger skip.`;
