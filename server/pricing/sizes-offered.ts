import type { Company } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import { sizeNamesIn } from "#contract/job/size-list.ts";
import { readSizeName } from "#contract/job/size-names.ts";

/** Sizes as bits in the order of `JOB_SIZES`. A size in neither set is not hired out. */
interface SizesOffered {
  offered: number;
  /** Sizes about which the company's words are unclear. */
  unclear: number;
}

const ALL_SIZES = (1 << JOB_SIZES.length) - 1;

const bitsOf = (matches: (yards: number) => boolean): number =>
  JOB_SIZES.reduce((bits, yards, index) => (matches(yards) ? bits | (1 << index) : bits), 0);

const BITS = new Map<number, number>(JOB_SIZES.map((yards, index) => [yards, 1 << index]));
const bitOf = (yards: number): number => BITS.get(yards) ?? 0;

/** Reads a company's sizes, such as "4 yard, 6 yard, roll-on". Only what is certain counts as offered or as not offered. */
export function readSizes(text: string): SizesOffered {
  const sizes = { offered: 0, unclear: 0 };
  const names = sizeNamesIn(text);
  for (const name of names) {
    const range = readSizeName(name);
    if (!range) sizes.unclear = ALL_SIZES;
    else {
      const { from, to } = range;
      sizes.offered |= bitOf(from) | bitOf(to);
      // For "20-40 yards" only the two ends are certain.
      sizes.unclear |= bitsOf((yards) => yards > from && yards < to);
    }
  }
  if (names.length === 0) sizes.unclear = ALL_SIZES;
  return { offered: sizes.offered, unclear: sizes.unclear & ~sizes.offered };
}

/** A cache of parsed texts. Parsing takes a microsecond, and most companies have one of a few texts. */
const known = new Map<string, SizesOffered>();
const MAX_KNOWN = 10_000;

/** The sizes in a company's text, and the sizes for which it states a price. */
export function sizesOf({ skipSizes, prices }: Pick<Company, "skipSizes" | "prices">): SizesOffered {
  const text = skipSizes ?? "";
  const sizes = known.get(text) ?? readSizes(text);
  if (known.size < MAX_KNOWN && !known.has(text)) known.set(text, sizes);
  let priced = 0;
  for (const { size } of prices) priced |= bitOf(size);
  return { offered: sizes.offered | priced, unclear: sizes.unclear & ~priced };
}
