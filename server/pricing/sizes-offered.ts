import type { Company } from "#contract/companies.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import { sizeNamesIn } from "#contract/job/term-rows.ts";

/** Both lists ascend. `unclear` has sizes that the company's text leaves open. A size in neither list is not hired out. */
interface SizesOffered {
  offered: readonly JobSize[];
  unclear: readonly JobSize[];
  /** The smallest certain size in cubic yards, even if visitors can't select it. `Infinity` if no size is certain. */
  smallest: number;
  /** The largest certain size in cubic yards. `-Infinity` if no size is certain. */
  largest: number;
}

/** Reads a text such as "4 yard, 6 yard, roll-on". Sizes that the text leaves open are `unclear`. */
export function readSizes(text: string): SizesOffered {
  const ranges = sizeNamesIn(text).map(readSizeName);
  const known = ranges.filter((range) => range !== undefined);
  const isUnclear = ranges.length === 0 || known.length < ranges.length;
  // For "20-40 yards" only the two ends are certain.
  const isOffered = (size: JobSize) => known.some(({ from, to }) => size === from || size === to);
  const isBetween = (size: JobSize) => known.some(({ from, to }) => size > from && size < to);
  const named = known.flatMap(({ from, to }) => [from, to]);
  return {
    offered: JOB_SIZES.filter(isOffered),
    unclear: JOB_SIZES.filter((size) => !isOffered(size) && (isUnclear || isBetween(size))),
    smallest: Math.min(...named),
    largest: Math.max(...named),
  };
}

/** A size with a stated price counts as offered, even if the text does not name it. */
export function sizesOf({ skipSizes, prices }: Pick<Company, "skipSizes" | "prices">): SizesOffered {
  const sizes = readSizes(skipSizes ?? "");
  if (prices.length === 0) return sizes;
  const priced = prices.map(({ size }) => size);
  return {
    offered: JOB_SIZES.filter((size) => priced.includes(size) || sizes.offered.includes(size)),
    unclear: sizes.unclear.filter((size) => !priced.includes(size)),
    smallest: Math.min(sizes.smallest, ...priced),
    largest: Math.max(sizes.largest, ...priced),
  };
}
