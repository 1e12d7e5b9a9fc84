import { JOB_SIZES, type JobSize } from "../job/job.ts";
import type { PermitTerms } from "../job/permits.ts";
import { SKIP_SIZES, type SkipSize } from "../skip-sizes.ts";
import { LARGEST_FOR_HEAVY } from "./heavy-waste.ts";
import type { Weight } from "./job-kinds.ts";
import { BAGS_PER_YARD } from "./materials.ts";

/** For example 4 for "4 yards", and 20, 30 and 40 for "20-40 yards". */
export function jobSizesIn(yards: string): JobSize[] {
  const [from = 0, to = from] = (yards.match(/\d+/g) ?? []).map(Number);
  return JOB_SIZES.filter((size) => size >= from && size <= to);
}

/** The size in cubic yards. For a range, the smallest size in it. */
export const jobSizeOf = ({ yards }: Pick<SkipSize, "yards">): JobSize => jobSizesIn(yards)[0] as JobSize;

/** Undefined if no entry of `SKIP_SIZES` contains the size. */
export const skipSizeOf = (size: JobSize): SkipSize | undefined =>
  SKIP_SIZES.find(({ yards }) => jobSizesIn(yards).includes(size));

export type RoadLimits = Pick<PermitTerms, "maxLengthMetres" | "maxWidthMetres">;

/** In metres: the usual limit for the length of a skip, among the authorities that state one. */
export const ROAD_METRES = 5;

/**
 * A size whose dimensions are unknown counts as the next larger known size. Without the authority's limit for the length,
 * `ROAD_METRES` applies.
 */
export function fitsRoad(size: JobSize, limits: RoadLimits | null = null): boolean {
  const one = SKIP_SIZES.find(({ yards }) => jobSizesIn(yards).some((known) => known >= size));
  const { length = 0, width = 0 } = one?.metres ?? {};
  const { maxLengthMetres, maxWidthMetres } = limits ?? NO_LIMITS;
  return length <= (maxLengthMetres ?? ROAD_METRES) && width <= (maxWidthMetres ?? Number.POSITIVE_INFINITY);
}

export const ROLL_ON_SENTENCE = `A roll-on container of 20 yards or more is about 6 m long and can't normally stand on a road: authorities that give a limit mostly allow ${ROAD_METRES} m. Several smaller skips can, or a lorry that waits while you load it.`;

const NO_LIMITS: RoadLimits = { maxLengthMetres: null, maxWidthMetres: null };

interface SizeAdvice {
  size: SkipSize;
  /** The size of each skip in cubic yards. If `size` is a range, the smallest size in it that is large enough. */
  jobSize: JobSize;
  /** More than one if no single skip can take all the waste. */
  skips: number;
  /** True for heavy or mixed waste, to which the rule about heavy waste applies. */
  isHeavy: boolean;
  /** A sentence that says how the bags fit. */
  fit: string;
}

/** The single sizes of `SKIP_SIZES`, smallest first, with the bin bags that each holds. */
const OPTIONS = SKIP_SIZES.flatMap((size) => {
  const sizes = jobSizesIn(size.yards);
  return sizes.map((jobSize) => {
    const full = jobSize * BAGS_PER_YARD;
    return { size, jobSize, bags: sizes.length > 1 ? { from: full, to: full } : size.bags };
  });
});
type SizeOption = (typeof OPTIONS)[number];

/**
 * Recommends the smallest skip that surely holds the bags, else several of the largest allowed size. For light waste, smaller
 * skips are used if the same number is enough. Heavy and mixed waste gets at most 6 yards. Null if no allowed size passes
 * `isPossible`.
 */
export function recommendSkip(bags: number, weight: Weight): SizeAdvice;
export function recommendSkip(
  bags: number,
  weight: Weight,
  isPossible: (size: JobSize) => boolean,
): SizeAdvice | null;
export function recommendSkip(
  bags: number,
  weight: Weight,
  isPossible: (size: JobSize) => boolean = () => true,
): SizeAdvice | null {
  const isHeavy = weight !== "light";
  const allowed = OPTIONS.filter(
    ({ jobSize }) => isPossible(jobSize) && (!isHeavy || jobSize <= LARGEST_FOR_HEAVY),
  );
  const largest = allowed.at(-1);
  if (!largest) return null;
  const skips = skipsNeeded(largest, bags, isHeavy);
  const isEnough = (option: SizeOption) =>
    option.bags.from >= bags || (!isHeavy && skips > 1 && skipsNeeded(option, bags, isHeavy) === skips);
  const option = allowed.find(isEnough) ?? largest;
  const fit = isHeavy && skips > 1 ? tooHeavy(skips, option.jobSize) : roomIn(option.size, bags, skips);
  return { size: option.size, jobSize: option.jobSize, skips, isHeavy, fit };
}

/** Uses the lower capacity bound for heavy waste, and the upper bound for light waste. */
export const skipsNeeded = (
  { bags: { from, to } }: Pick<SkipSize, "bags">,
  bags: number,
  isHeavy: boolean,
): number => Math.ceil(bags / (isHeavy ? from : to));

/** Skips smaller than those of `SKIP_SIZES`, with sizes in cubic yards. Fewer companies hire them out. */
const SMALL_SKIPS = [
  { size: 2, bags: { from: 15, to: 20 } },
  { size: 3, bags: { from: 22, to: 30 } },
] as const;

/**
 * The smallest of `SMALL_SKIPS` that holds the bags and that companies hire out. `companies` returns how many companies hire out
 * a size. Null if there is no such skip.
 */
export function smallSkipFor(bags: number, companies: (size: JobSize) => number) {
  for (const skip of SMALL_SKIPS) {
    const count = bags > skip.bags.from ? 0 : companies(skip.size);
    if (count > 0) return { ...skip, companies: count };
  }
  return null;
}

/** If the bags are at most this share of the bags that a skip surely holds, the skip has room to spare. */
const MUCH_ROOM = 0.75;

function roomIn({ yards, bags: { from, to } }: SkipSize, bags: number, skips: number): string {
  if (bags <= from)
    return `A skip of ${yards} holds ${from}-${to}, so ${bags <= from * MUCH_ROOM ? "there is room to spare" : "they fit"}.`;
  const largest = yards === SKIP_SIZES.at(-1)?.yards ? ", the largest," : "";
  return `A skip of ${yards}${largest} holds ${from}-${to}${skips > 1 ? `, so you need ${skips}` : ""}.`;
}

const tooHeavy = (skips: number, size: JobSize): string =>
  size === LARGEST_FOR_HEAVY
    ? `${size} yards is the largest skip that can normally be filled completely with heavy waste, so ${skips} of them, or one that is exchanged when full, are safer than one bigger skip.`
    : `No skip above ${LARGEST_FOR_HEAVY} yards can normally be filled completely with heavy waste, so you need ${skips} of ${size} yards, or one that is exchanged when full.`;
