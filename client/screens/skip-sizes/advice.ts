import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { MAX_BAGS } from "#contract/limits.ts";
import type { Option, SkipJob } from "#contract/options.ts";
import { SKIP_SIZES, type SkipSize } from "#contract/skip-sizes.ts";

/** Mixed waste contains heavy materials, so the heavy waste rule limits its skip too. */
type Weight = "light" | "mixed" | "heavy";

interface JobKind extends Option<SkipJob> {
  /** Full bin bags. */
  bags: number;
  weight: Weight;
  /** When another size is usual. */
  exception?: string;
}

/** Kinds of job, with the number of full bin bags and the weight that are usual for each. */
export const JOBS: readonly JobKind[] = [
  {
    value: "clear-out",
    label: "Clearing a shed, loft or one room",
    bags: 30,
    weight: "light",
    exception: "A full loft or garage often needs 6 yards.",
  },
  { value: "bathroom", label: "Refitting a bathroom", bags: 40, weight: "heavy" },
  { value: "kitchen", label: "Refitting a kitchen", bags: 50, weight: "light" },
  { value: "garden", label: "Clearing a garden", bags: 50, weight: "light" },
  { value: "patio", label: "Digging up a patio or drive", bags: 50, weight: "heavy" },
  { value: "house", label: "Clearing a house", bags: 100, weight: "light" },
  {
    value: "renovation",
    label: "Renovating a whole house",
    bags: 140,
    weight: "mixed",
    exception: "If most of it is light, 8 yards suit as well.",
  },
];

/** The largest skip that can normally be filled completely with heavy waste. */
const LARGEST_FOR_HEAVY = "6-yard";

/** The size in cubic yards that a search asks for. Of a range it is the smallest. */
export const jobSizeOf = ({ yards }: SkipSize): JobSize | undefined =>
  JOB_SIZES.find((size) => size === Number.parseInt(yards, 10));

export interface Advice {
  size: SkipSize;
  /** More than one if no single skip can take all the waste. */
  skips: number;
  /** Whether the heavy waste rule limits the size. */
  isHeavy: boolean;
  reason: string;
}

const largestForHeavy = SKIP_SIZES.find(({ id }) => id === LARGEST_FOR_HEAVY) as SkipSize;
const largest = SKIP_SIZES.at(-1) as SkipSize;

/** The smallest skip whose lower capacity bound holds the bags. Heavy waste never goes into more than 6 yards. */
export function recommendSkip(bags: number, weight: Weight): Advice {
  const isHeavy = weight !== "light";
  const allowed = isHeavy ? SKIP_SIZES.slice(0, SKIP_SIZES.indexOf(largestForHeavy) + 1) : SKIP_SIZES;
  const size = allowed.find((size) => size.bags.from >= bags) ?? (isHeavy ? largestForHeavy : largest);
  const skips = Math.ceil(bags / (isHeavy ? size.bags.from : size.bags.to));
  const reason = isHeavy && skips > 1 ? tooHeavy(skips) : roomIn(size);
  return { size, skips, isHeavy, reason: `About ${bags} bin bags of ${weight} waste. ${reason}` };
}

const roomIn = ({ yards, bags }: SkipSize): string =>
  `A skip of ${yards} holds ${bags.from}-${bags.to}, so there is a little room to spare.`;

const tooHeavy = (skips: number): string =>
  `6 yards is the largest skip that can normally be filled completely with heavy waste, so ${skips} of them, or one that is exchanged when full, are safer than one bigger skip.`;

/** Advice for the answers in the URL; null without any. */
export function adviceFrom(params: URLSearchParams): Advice | null {
  const job = JOBS.find(({ value }) => value === params.get("job"));
  const typed = Math.round(Number(params.get("bags")));
  const isTyped = typed >= 1;
  const bags = isTyped ? Math.min(typed, MAX_BAGS) : job?.bags;
  if (bags === undefined) return null;
  const asked = params.get("waste");
  const weight = asked === "heavy" || asked === "light" ? asked : (job?.weight ?? "light");
  const advice = recommendSkip(bags, weight);
  const exception = isTyped || weight !== job?.weight ? undefined : job.exception;
  return exception ? { ...advice, reason: `${advice.reason} ${exception}` } : advice;
}
