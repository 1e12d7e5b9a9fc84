import { splitList } from "#client/components/company/format.ts";
import type { CompanyWithEstimates, PriceRange } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import { readSizeName, type YardRange } from "#contract/job/size-names.ts";
import type { StatedPrice } from "#contract/job/terms.ts";

/** A skip size that the company names, that has a stated price, or that the visitor requested. */
export interface SizePrice {
  /** For example "6 yard", or the company's own name of the size. */
  label: string;
  stated: StatedPrice | undefined;
  estimate: PriceRange | undefined;
  isAsked: boolean;
  isNotOffered: boolean;
}

/** Undefined for a range such as "20-40 yards", because a price is for one size. */
const onlySizeOf = (range: YardRange | undefined) => (range?.from === range?.to ? range?.from : undefined);

/** The estimate of a size, or of all sizes in a range such as "20-40 yards". */
function estimateOf(estimates: CompanyWithEstimates["estimates"], range: YardRange | undefined) {
  const at = (yards: number | undefined) => estimates.find(({ size }) => size === yards);
  const [lowest, highest] = [at(range?.from), at(range?.to)];
  return lowest && highest && { from: lowest.from, to: highest.to };
}

/** The sizes of a company and the requested size, smallest first. Names that are not in cubic yards come last. */
export function listSizePrices(
  { skipSizes, prices, estimates }: Pick<CompanyWithEstimates, "skipSizes" | "prices" | "estimates">,
  asked: JobSize | undefined,
  offersAsked: boolean | null | undefined,
): SizePrice[] {
  const names = splitList(skipSizes).map((label) => ({ label, range: readSizeName(label) }));
  const unnamed = [...prices.map(({ size }) => size), ...(asked ? [asked] : [])].filter(
    (size, position, all) =>
      all.indexOf(size) === position && !names.some(({ range }) => onlySizeOf(range) === size),
  );
  const sizes = [
    ...names,
    ...unnamed.map((size) => ({ label: `${size} yard`, range: { from: size, to: size } })),
  ];
  return sizes
    .sort((a, b) => (a.range?.from ?? Number.MAX_VALUE) - (b.range?.from ?? Number.MAX_VALUE))
    .map(({ label, range }) => {
      const yards = onlySizeOf(range);
      const isAsked = asked !== undefined && yards === asked;
      return {
        label,
        stated: prices.find(({ size }) => size === yards),
        estimate: estimateOf(estimates, range),
        isAsked,
        isNotOffered: isAsked && offersAsked === false,
      };
    });
}
