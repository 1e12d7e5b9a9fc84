import type { Company } from "#contract/companies.ts";
import { JOB_SIZES } from "#contract/job/job.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { hasPriceRange } from "#server/pricing/price-ranges.ts";
import { includesPriceSize, priceSizeOf } from "#server/pricing/skip-sizes.ts";

/** The yes-or-no facts that searches read and statistics count, one bit each. The price sizes take the bits above. */
export const FLAG = { listed: 1, featured: 2, quotable: 4, verified: 8, hasPriceRange: 16, registerFile: 32 };
const FIRST_SIZE = 64;

export const sizeFlag = (size: PriceSize): number => FIRST_SIZE << PRICE_SIZES.indexOf(size);

/** A cache of parsed texts. Parsing takes microseconds, and most companies have one of a few texts. */
const parsedSizes = new Map<string, number>();
const MAX_PARSED = 10_000;

function sizeFlags(skipSizes: string): number {
  const parsed = parsedSizes.get(skipSizes);
  if (parsed !== undefined) return parsed;
  const flags = PRICE_SIZES.reduce(
    (sum, size) => (includesPriceSize(skipSizes, size) ? sum | sizeFlag(size) : sum),
    0,
  );
  if (parsedSizes.size < MAX_PARSED) parsedSizes.set(skipSizes, flags);
  return flags;
}

const FLAG_OF_SIZE = new Map<number, number>(
  JOB_SIZES.map((yards) => {
    const priceSize = priceSizeOf(yards);
    return [yards, priceSize ? sizeFlag(priceSize) : 0];
  }),
);

/** The flags of all price sizes for which a company states a price. */
function pricedFlags(prices: Company["prices"]): number {
  let flags = 0;
  for (const { size } of prices) flags |= FLAG_OF_SIZE.get(size) as number;
  return flags;
}

type FlaggedCompany = Pick<
  Company,
  "featured" | "verified" | "email" | "skipSizes" | "prices" | "priceFrom" | "priceTo" | "carrier"
>;

export const flagsOf = (company: FlaggedCompany): number =>
  FLAG.listed |
  (company.featured ? FLAG.featured : 0) |
  (canBeQuoted(company) ? FLAG.quotable : 0) |
  (company.verified ? FLAG.verified : 0) |
  (hasPriceRange(company) ? FLAG.hasPriceRange : 0) |
  (company.carrier?.method === "register-file" ? FLAG.registerFile : 0) |
  sizeFlags(company.skipSizes ?? "") |
  pricedFlags(company.prices);
