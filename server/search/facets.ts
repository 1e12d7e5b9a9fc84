import { JOB_SIZES } from "#contract/job/job.ts";
import { slotOfKey } from "#server/catalogue/indexes/distance-keys.ts";
import type { CompanyRecords } from "#server/catalogue/records/company-records.ts";
import { FLAG } from "#server/catalogue/records/flags.ts";
import { FILTER_BITS } from "./failed-filters.ts";
import { type Filters, isCarrierChecked } from "./filters.ts";
import type { ResultKeys } from "./result-keys.ts";

interface FacetSearch {
  records: CompanyRecords;
  filters: Filters;
  /**
   * The filters that each company fails, as `FILTER_BITS`, by index of its key. Null if the query sets no filter that has a
   * facet.
   */
  failed: Uint8Array | null;
  /** The fit rank of each company, by index of its key. Null without a place. */
  fits: Uint8Array | null;
  /** Today's date in the United Kingdom, as YYYY-MM-DD. */
  today: string;
}

/** The JSON before the count of each size: its name, after a comma except for the first size. */
const SIZE_NAMES = JOB_SIZES.map((yards, size) => `${size === 0 ? "" : ","}"${yards}":`);

/**
 * Counts how many companies each filter would leave, as JSON of `Facets`. The keys have passed the filters without a facet. A
 * company that fails one filter counts only for that filter's own facet, one that fails two for none.
 */
export function facetsJson(keys: ResultKeys, search: FacetSearch): string {
  const { records, failed, fits, today } = search;
  const { flags } = records.columns;
  const sizesOf = possibleSizes(search);
  const isChecked = isCarrierChecked(records, today);
  const services = records.services.startCount();
  const bySize = new Uint32Array(JOB_SIZES.length);
  let [yes, probably, quotable, carrierChecked] = [0, 0, 0, 0];
  for (let index = 0; index < keys.length; index += 1) {
    const slot = slotOfKey(keys[index] as number);
    const fails = failed === null ? 0 : (failed[index] as number);
    if (fits !== null && (fails & ~FILTER_BITS.serves) === 0) {
      const rank = fits[index] as number;
      if (rank === 0) yes += 1;
      if (rank <= 1) probably += 1;
    }
    if ((fails & ~FILTER_BITS.job) === 0)
      for (let left = sizesOf(slot); left !== 0; left &= left - 1) {
        const lowest = 31 - Math.clz32(left & -left);
        bySize[lowest] = (bySize[lowest] as number) + 1;
      }
    if ((fails & ~FILTER_BITS.quotable) === 0 && (flags[slot] as number) & FLAG.quotable) quotable += 1;
    if ((fails & ~FILTER_BITS.carrierChecked) === 0 && isChecked(slot)) carrierChecked += 1;
    if ((fails & ~FILTER_BITS.service) === 0) services.add(slot);
  }
  const serves = fits ? `"serves":{"yes":${yes},"probably":${probably}},` : "";
  let sizes = "";
  for (let size = 0; size < SIZE_NAMES.length; size += 1) sizes += `${SIZE_NAMES[size]}${bySize[size]}`;
  return `{${serves}"size":{${sizes}},"quotable":${quotable},"evidence":${carrierChecked},"service":${services.commonestJson()}}`;
}

/** Returns a function that finds the sizes with which a company does or may do the job, as bits in the order of `JOB_SIZES`. */
function possibleSizes({ records: { columns }, filters }: FacetSearch): (slot: number) => number {
  if (filters.jobDependsOnSize) {
    const bySize = JOB_SIZES.map((_yards, size) => filters.job(size));
    return (slot) => bySize.reduce((bits, filter, size) => (filter?.(slot) ? bits | (1 << size) : bits), 0);
  }
  const anySize = filters.job(null);
  const { sizesPossible } = columns;
  return (slot) => (anySize && !anySize(slot) ? 0 : (sizesPossible[slot] as number));
}
