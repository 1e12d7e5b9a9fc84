import type { WiderSearch } from "#contract/companies.ts";
import { MAX_RADIUS_KM } from "#contract/limits.ts";
import { RADIUS_OPTIONS_KM } from "#contract/options.ts";

/** With this many companies or fewer somebody may want to look further. */
const FEW = 2;

/**
 * The wider choices of radius that each find more than the one before; the widest radius there is only when none of
 * the choices does. Empty unless the search itself found few.
 */
export function widerSearches(
  radiusKm: number,
  total: number,
  countWithin: (radiusKm: number) => number,
): WiderSearch[] {
  if (total > FEW) return [];
  const found: WiderSearch[] = [];
  for (const radius of [...RADIUS_OPTIONS_KM, MAX_RADIUS_KM]) {
    if (radius <= radiusKm || (radius === MAX_RADIUS_KM && found.length > 0)) continue;
    const count = countWithin(radius);
    if (count > (found.at(-1)?.total ?? total)) found.push({ radius, total: count });
  }
  return found;
}
