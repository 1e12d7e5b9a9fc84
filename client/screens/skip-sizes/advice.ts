import type { Option } from "#contract/options.ts";
import { SKIP_SIZES, type SkipSize } from "#contract/skip-sizes.ts";

export type Weight = "light" | "heavy";

/** Kinds of job with the full bin bags such a job usually makes, and how heavy they are. */
export const JOBS: readonly (Option & { bags: number; weight: Weight })[] = [
  { value: "clear-out", label: "Clearing a shed, loft or one room", bags: 30, weight: "light" },
  { value: "bathroom", label: "Refitting a bathroom", bags: 40, weight: "heavy" },
  { value: "kitchen", label: "Refitting a kitchen", bags: 50, weight: "light" },
  { value: "garden", label: "Clearing a garden", bags: 50, weight: "light" },
  { value: "patio", label: "Breaking out a patio or drive", bags: 50, weight: "heavy" },
  { value: "house", label: "Clearing a house", bags: 100, weight: "light" },
  { value: "renovation", label: "Renovating a whole house", bags: 140, weight: "light" },
];

/** The largest skip that may be filled completely with heavy materials. */
const HEAVY_LIMIT = "6-yard";

export interface Advice {
  size: SkipSize;
  /** More than one when no single skip may take it all. */
  skips: number;
  reason: string;
}

const heaviest = SKIP_SIZES.find(({ id }) => id === HEAVY_LIMIT) as SkipSize;
const largest = SKIP_SIZES.at(-1) as SkipSize;

/** The smallest skip that surely holds this many bags; heavy waste never goes into more than 6 yards. */
export function adviseSkip(bags: number, weight: Weight): Advice {
  const allowed = weight === "heavy" ? SKIP_SIZES.slice(0, SKIP_SIZES.indexOf(heaviest) + 1) : SKIP_SIZES;
  const fitting = allowed.find((size) => size.bags.from >= bags);
  if (fitting) return { size: fitting, skips: 1, reason: reasonFor(fitting, bags, weight) };
  const size = weight === "heavy" ? heaviest : largest;
  const holds = weight === "heavy" ? size.bags.from : size.bags.to;
  const skips = Math.ceil(bags / holds);
  return { size, skips, reason: weight === "heavy" ? tooHeavy(bags, skips) : reasonFor(size, bags, weight) };
}

const reasonFor = ({ yards, bags: holds }: SkipSize, bags: number, weight: Weight): string =>
  `About ${bags} bin bags of ${weight} waste. A skip of ${yards} holds ${holds.from}-${holds.to}, so there is a little room to spare.`;

const tooHeavy = (bags: number, skips: number): string =>
  `About ${bags} bin bags of heavy waste. Only 6-yard skips can be filled completely with heavy materials, so ${
    skips === 1 ? "one" : `${skips} of them, or one that is exchanged when full,`
  } will do what a larger skip may not.`;

/** What the form in the address asks for; null when it asks for nothing. */
export function adviceFrom(params: URLSearchParams): Advice | null {
  const job = JOBS.find(({ value }) => value === params.get("job"));
  const typed = Math.round(Number(params.get("bags")));
  const bags = typed >= 1 ? Math.min(typed, MAX_BAGS) : job?.bags;
  if (bags === undefined) return null;
  const weight = params.get("waste");
  return adviseSkip(bags, weight === "heavy" || weight === "light" ? weight : (job?.weight ?? "light"));
}

/** More than this is a job for a waste contractor, and no longer a question of skip size. */
export const MAX_BAGS = 2_000;
