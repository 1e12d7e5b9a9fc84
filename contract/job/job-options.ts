/** Converts the job of a visitor to the options of the two quote forms, and options back to a job. */

import type {
  DIRECTORY_SKIP_SIZES,
  HIRE_DURATIONS,
  HIRE_LENGTHS,
  QUOTE_SKIP_SIZES,
  WASTE_TYPES,
} from "../forms/form-options.ts";
import { JOB_SIZES, type JobSize, WASTES, type Waste } from "./job.ts";

type ValueOf<Options extends readonly { value: string }[]> = Options[number]["value"];

const upTo =
  <Value extends string>(limits: readonly (readonly [most: number, value: Value])[], rest: Value) =>
  (amount: number): Value =>
    limits.find(([most]) => amount <= most)?.[1] ?? rest;

/** The option of the `/quote` form for a size in cubic yards. Sizes above 12 yards map to "extra-large". */
export const pageSkipSize: (size: JobSize) => ValueOf<typeof QUOTE_SKIP_SIZES> = upTo(
  [
    [3, "mini"],
    [5, "small"],
    [8, "medium"],
    [12, "large"],
  ],
  "extra-large",
);

/**
 * The option of the directory's form for a size in cubic yards. Sizes without an option of their own: 3, 5, 14 and 16 map to a
 * smaller skip. 10 maps to a larger skip. 30 and 40 map to the largest option.
 */
export const directorySkipSize: (size: JobSize) => ValueOf<typeof DIRECTORY_SKIP_SIZES> = upTo(
  [
    [3, "mini-2-yard"],
    [5, "midi-4-yard"],
    [6, "builder-6-yard"],
    [8, "maxi-8-yard"],
    [16, "large-12-yard"],
  ],
  "roll-on-20-yard",
);

/** Accepts an option of the directory's form. The options of the `/quote` form are ranges instead. */
export function sizeOfOption(skipSize: string): JobSize | undefined {
  const yards = Number(/(\d+)-yard$/.exec(skipSize)?.[1]);
  return JOB_SIZES.find((size) => size === yards);
}

/** In cubic yards: the sizes of companies that each range of the `/quote` form includes. */
export const SIZES_OF_RANGE = {
  mini: [2, 3],
  small: [4, 5],
  medium: [6, 8],
  large: [10, 12],
  "extra-large": [14, 16],
} as const satisfies Record<ValueOf<typeof QUOTE_SKIP_SIZES>, readonly JobSize[]>;
export type SizeRange = keyof typeof SIZES_OF_RANGE;
export const SIZE_RANGES = Object.keys(SIZES_OF_RANGE) as SizeRange[];

export const parseSizeRange = (skipSize: string): SizeRange | undefined =>
  SIZE_RANGES.find((range) => range === skipSize);

export const largestOfOption = (skipSize: string): JobSize | undefined => {
  const range = parseSizeRange(skipSize);
  return range ? SIZES_OF_RANGE[range][1] : sizeOfOption(skipSize);
};

/** The options that both forms have. */
const HIRES = [
  [1, "1-week"],
  [2, "2-weeks"],
  [4, "1-month"],
] as const;

export const hireDurationOf = upTo<ValueOf<typeof HIRE_DURATIONS>>(HIRES, "flexible");

export const hireLengthOf = upTo<ValueOf<typeof HIRE_LENGTHS>>(HIRES, "longer");

/** Accepts an option of either form. Undefined for options such as "flexible". */
export const weeksOfHire = (hire: string): number | undefined =>
  HIRES.find(([, option]) => option === hire)?.[0];

const WASTE_TYPE_OF: Record<Waste, ValueOf<typeof WASTE_TYPES>> = {
  general: "general",
  garden: "garden",
  soil: "construction",
  rubble: "construction",
  wood: "construction",
  metal: "construction",
  "mixed-building": "construction",
  plasterboard: "construction",
  upholstery: "general",
  mattress: "general",
  electrical: "other",
  fridge: "other",
  tyres: "other",
  paint: "other",
  asbestos: "other",
};

export function directoryWasteType(wastes: readonly Waste[]): ValueOf<typeof WASTE_TYPES> | "" {
  const types = [...new Set(wastes.map((waste) => WASTE_TYPE_OF[waste]))];
  return types.length > 1 ? "mixed" : (types[0] ?? "");
}

export function wastesInWords(wastes: readonly Waste[]): string {
  const labels = WASTES.filter(({ value }) => wastes.includes(value)).map(({ label }) => label);
  return labels.map((label, position) => (position === 0 ? label : label.toLowerCase())).join(", ");
}
