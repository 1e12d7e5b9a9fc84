import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import type { CompanyFacts } from "./packed-company.ts";
import { offersSize } from "./skip-sizes.ts";

/** Facts about a company that searches filter by and statistics count, one bit each. */
export const FLAG = { listed: 1, featured: 2, quotable: 4, verified: 8 };
const FIRST_SIZE = 16;

export const sizeFlag = (size: PriceSize): number => FIRST_SIZE << PRICE_SIZES.indexOf(size);

/** Reading sizes out of a text takes microseconds, and most companies write the same ones. */
const sizesRead = new Map<string, number>();
const MOST_KEPT = 10_000;

function sizeFlags(skipSizes: string): number {
  const known = sizesRead.get(skipSizes);
  if (known !== undefined) return known;
  const flags = PRICE_SIZES.reduce(
    (sum, size) => (offersSize(skipSizes, size) ? sum | sizeFlag(size) : sum),
    0,
  );
  if (sizesRead.size < MOST_KEPT) sizesRead.set(skipSizes, flags);
  return flags;
}

export const flagsOf = (company: CompanyFacts): number =>
  FLAG.listed |
  (company.featured ? FLAG.featured : 0) |
  (canBeQuoted(company) ? FLAG.quotable : 0) |
  (company.verified ? FLAG.verified : 0) |
  sizeFlags(company.skipSizes ?? "");
