import { splitList } from "#client/components/company/format.ts";
import type { Company } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import type { StatedPrice } from "#contract/job/terms.ts";

/** A skip size that the company names, that has a stated price, or that the visitor requested. */
export interface SizePrice {
  /** For example "6 yard", or the company's own name of the size. */
  label: string;
  stated: StatedPrice | undefined;
  isAsked: boolean;
  isNotOffered: boolean;
}

/** The number at the start of a size such as "6 yard"; undefined for names such as "Midi". */
function yardsOf(name: string): number | undefined {
  const yards = Number.parseFloat(name);
  return Number.isNaN(yards) ? undefined : yards;
}

/** The sizes of a company and the requested size, smallest first. Names without a number come last. */
export function listSizePrices(
  { skipSizes, prices }: Pick<Company, "skipSizes" | "prices">,
  asked: JobSize | undefined,
  offersAsked: boolean | null | undefined,
): SizePrice[] {
  const names = splitList(skipSizes).map((label) => ({ label, yards: yardsOf(label) }));
  const unnamed = [...prices.map(({ size }) => size), ...(asked ? [asked] : [])].filter(
    (size, position, all) => all.indexOf(size) === position && !names.some(({ yards }) => yards === size),
  );
  const sizes = [...names, ...unnamed.map((yards) => ({ label: `${yards} yard`, yards }))];
  return sizes
    .sort((a, b) => (a.yards ?? Number.MAX_VALUE) - (b.yards ?? Number.MAX_VALUE))
    .map(({ label, yards }) => {
      const isAsked = asked !== undefined && yards === asked;
      return {
        label,
        stated: prices.find(({ size }) => size === yards),
        isAsked,
        isNotOffered: isAsked && offersAsked === false,
      };
    });
}
