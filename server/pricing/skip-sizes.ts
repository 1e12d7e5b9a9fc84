import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { hasOtherUnit, readSizeName, type YardRange } from "#contract/job/size-names.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";

/** Parses "6 yard" as 6 to 6 yards and "10-12 yards" as 10 to 12. */
const parseYards = (text: string): YardRange[] =>
  [...text.matchAll(/(\d+)(?:\s*(?:-|–|to)\s*(\d+))?/g)].map(([, from, to]) => ({
    from: Number(from),
    to: Number(to ?? from),
  }));

/** All cubic yards that a name may mean. Empty for a name in another unit, such as "4 tonne". */
function yardsIn(name: string): YardRange[] {
  const range = readSizeName(name.trim());
  if (range) return [range];
  return hasOtherUnit(name) ? [] : parseYards(name);
}

export const byPriceSize = <Value>(make: (size: PriceSize) => Value): Record<PriceSize, Value> => ({
  mini: make("mini"),
  small: make("small"),
  medium: make("medium"),
  large: make("large"),
});

const GUIDE_YARDS = byPriceSize((size) => parseYards(PRICE_GUIDE[size].yards));

const overlap = (a: YardRange, b: YardRange) => a.from <= b.to && b.from <= a.to;

/** Whether a company's comma-separated skip sizes include a price size, given in yards or by name. */
export function includesPriceSize(skipSizes: string | null, size: PriceSize): boolean {
  const wanted = GUIDE_YARDS[size];
  return (skipSizes ?? "")
    .toLowerCase()
    .split(",")
    .some(
      (offered) =>
        offered.trim().startsWith(size) ||
        yardsIn(offered).some((yards) => wanted.some((range) => overlap(yards, range))),
    );
}

const PRICE_SIZE_OF = new Map(
  JOB_SIZES.map((yards) => [
    yards,
    PRICE_SIZES.find((size) => GUIDE_YARDS[size].some(({ from, to }) => yards >= from && yards <= to)),
  ]),
);

/** The price size of a skip. Undefined if the price guide does not have the size, such as every size above 12 cubic yards. */
export const priceSizeOf = (yards: JobSize): PriceSize | undefined => PRICE_SIZE_OF.get(yards);
