import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { MAX_BAGS } from "#contract/limits.ts";
import type { Option, SkipJob } from "#contract/options.ts";
import { SKIP_SIZES, type SkipSize } from "#contract/skip-sizes.ts";

type Weight = "light" | "heavy";

/** Kinds of job, with the number of full bin bags and the weight that are usual for each. */
export const JOBS: readonly (Option<SkipJob> & { bags: number; weight: Weight })[] = [
  { value: "clear-out", label: "Clearing a shed, loft or one room", bags: 30, weight: "light" },
  { value: "bathroom", label: "Refitting a bathroom", bags: 40, weight: "heavy" },
  { value: "kitchen", label: "Refitting a kitchen", bags: 50, weight: "light" },
  { value: "garden", label: "Clearing a garden", bags: 50, weight: "light" },
  { value: "patio", label: "Breaking out a patio or drive", bags: 50, weight: "heavy" },
  { value: "house", label: "Clearing a house", bags: 100, weight: "light" },
  { value: "renovation", label: "Renovating a whole house", bags: 140, weight: "light" },
];

/** The largest skip that may be filled completely with heavy waste. */
const LARGEST_FOR_HEAVY = "6-yard";

/** The size in cubic yards that a search asks for. Of a range it is the smallest. */
export const jobSizeOf = ({ yards }: SkipSize): JobSize | undefined =>
  JOB_SIZES.find((size) => size === Number.parseInt(yards, 10));

export interface Advice {
  size: SkipSize;
  /** More than one if no single skip may take all the waste. */
  skips: number;
  reason: string;
}

const largestForHeavy = SKIP_SIZES.find(({ id }) => id === LARGEST_FOR_HEAVY) as SkipSize;
const largest = SKIP_SIZES.at(-1) as SkipSize;

/** The smallest skip whose lower capacity bound holds the bags. Heavy waste never goes into more than 6 yards. */
export function recommendSkip(bags: number, weight: Weight): Advice {
  const allowed =
    weight === "heavy" ? SKIP_SIZES.slice(0, SKIP_SIZES.indexOf(largestForHeavy) + 1) : SKIP_SIZES;
  const fitting = allowed.find((size) => size.bags.from >= bags);
  if (fitting) return { size: fitting, skips: 1, reason: reasonFor(fitting, bags, weight) };
  const size = weight === "heavy" ? largestForHeavy : largest;
  const capacity = weight === "heavy" ? size.bags.from : size.bags.to;
  const skips = Math.ceil(bags / capacity);
  return { size, skips, reason: weight === "heavy" ? tooHeavy(bags, skips) : reasonFor(size, bags, weight) };
}

const reasonFor = ({ yards, bags: capacity }: SkipSize, bags: number, weight: Weight): string =>
  `About ${bags} bin bags of ${weight} waste. A skip of ${yards} holds ${capacity.from}-${capacity.to}, so there is a little room to spare.`;

const tooHeavy = (bags: number, skips: number): string =>
  `About ${bags} bin bags of heavy waste. Only 6-yard skips can be filled completely with heavy materials, so ${
    skips === 1 ? "one" : `${skips} of them, or one that is exchanged when full,`
  } will do what a larger skip may not.`;

/** Advice for the answers in the URL; null without any. */
export function adviceFrom(params: URLSearchParams): Advice | null {
  const job = JOBS.find(({ value }) => value === params.get("job"));
  const typed = Math.round(Number(params.get("bags")));
  const bags = typed >= 1 ? Math.min(typed, MAX_BAGS) : job?.bags;
  if (bags === undefined) return null;
  const weight = params.get("waste");
  return recommendSkip(bags, weight === "heavy" || weight === "light" ? weight : (job?.weight ?? "light"));
}
