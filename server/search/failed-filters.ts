import type { Filters } from "./filters.ts";
import type { ResultKeys } from "./result-keys.ts";

/** The filters that have a facet, as bits. */
export const FILTER_BITS = { serves: 1, quotable: 2, service: 4, job: 8, carrierChecked: 16 } as const;

/**
 * The filters that each company fails, as bits. Null if the query sets no filter that has a facet. The results and all facets
 * read these bits, so that a filter does not run again for each facet. `fits` returns the companies' fit ranks; null without a
 * place.
 */
export function failedFilters(
  keys: ResultKeys,
  { serves, quotable, carrierChecked, service, job }: Filters,
  { size, fits }: { size: number | null; fits: (() => Uint8Array) | null },
): Uint8Array | null {
  const isJob = job(size);
  if (serves === null && !quotable && !carrierChecked && !service && !isJob) return null;
  const ranks = serves !== null && fits ? fits() : null;
  const failed = new Uint8Array(keys.length);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as number;
    let bits = 0;
    if (ranks && serves !== null && (ranks[index] as number) > serves) bits |= FILTER_BITS.serves;
    if (quotable && !quotable(key)) bits |= FILTER_BITS.quotable;
    if (carrierChecked && !carrierChecked(key)) bits |= FILTER_BITS.carrierChecked;
    if (service && !service(key)) bits |= FILTER_BITS.service;
    if (isJob && !isJob(key)) bits |= FILTER_BITS.job;
    failed[index] = bits;
  }
  return failed;
}

export function passingKeys<Keys extends ResultKeys>(keys: Keys, failed: Uint8Array | null): Keys {
  return failed ? (keys.filter((_key, index) => failed[index] === 0) as Keys) : keys;
}
