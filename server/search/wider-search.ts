import type { WiderSearch } from "#contract/companies.ts";
import { MAX_RADIUS_KM } from "#contract/limits.ts";
import { RADIUS_OPTIONS_KM } from "#contract/options.ts";

/** Wider searches are offered only if a search found at most this many companies. */
const MAX_FEW_RESULTS = 2;

/**
 * The wider radius options that each find more companies than the one before. The maximum radius is offered only if no
 * option finds more. Empty unless the search itself found few companies.
 */
export function widerSearches(
  radiusKm: number,
  total: number,
  countWithin: (radiusKm: number) => number,
): WiderSearch[] {
  if (total > MAX_FEW_RESULTS) return [];
  const offers: WiderSearch[] = [];
  for (const radius of [...RADIUS_OPTIONS_KM, MAX_RADIUS_KM]) {
    if (radius <= radiusKm || (radius === MAX_RADIUS_KM && offers.length > 0)) continue;
    const count = countWithin(radius);
    if (count > (offers.at(-1)?.total ?? total)) offers.push({ radius, total: count });
  }
  return offers;
}
