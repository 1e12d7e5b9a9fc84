import type { Company } from "#contract/companies.ts";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { readSizeName, type YardRange } from "#contract/job/size-names.ts";
import { sizeNamesIn } from "#contract/job/term-rows.ts";

const isNamed = (size: JobSize, ranges: readonly (YardRange | undefined)[]) =>
  ranges.some((range) => range && range.from <= size && size <= range.to);

/**
 * The company's text of sizes after its form of prices was saved: without the sizes whose tick was taken away, and with those
 * that are ticked. A text that says more than sizes stays as it is, because taking out words would change what it says. An empty
 * text stays too, because it leaves every size open.
 */
export function withTickedSizes(
  text: string,
  { ticked, unticked }: Record<"ticked" | "unticked", readonly JobSize[]>,
): string {
  const names = sizeNamesIn(text).map((name) => ({ name, range: readSizeName(name) }));
  if (names.some(({ range }) => !range)) return text;
  const kept = names.filter(
    ({ range }) => !unticked.some((size) => range?.from === size && range.to === size),
  );
  const added = ticked.filter(
    (size) =>
      !isNamed(
        size,
        names.map(({ range }) => range),
      ),
  );
  if (names.length === 0 || (kept.length === names.length && added.length === 0)) return text;
  return [...kept, ...added.map((size) => ({ name: `${size} yard`, range: { from: size, to: size } }))]
    .sort((a, b) => (a.range?.from ?? 0) - (b.range?.from ?? 0))
    .map(({ name, range }) => (/^\d+$/.test(name) ? `${range?.from} yard` : name))
    .join(", ");
}

/** Lists offer these, because the company's text names them. */
export function sizesWithoutPrice({ skipSizes, prices }: Pick<Company, "skipSizes" | "prices">): JobSize[] {
  const ranges = sizeNamesIn(skipSizes ?? "").map(readSizeName);
  return JOB_SIZES.filter((size) => isNamed(size, ranges) && !prices.some((price) => price.size === size));
}
