import { readPosition } from "#contract/text/place-words.ts";
import { kilometresBetween, type Point } from "#server/geo/distance.ts";
import type { PostcodeCentres } from "./postcode-centres.ts";

/** A position farther than this from the middle of every sector is at sea or abroad. */
const MAX_KM = 25;

/**
 * The postcode sector whose middle is nearest to a position such as "53.81,-1.56" (latitude and longitude); in Northern Ireland,
 * whose sectors are not known, the district. Null for other texts, and outside the United Kingdom.
 */
export function findPosition(text: string, centres: PostcodeCentres): string | null {
  const point = readPosition(text);
  if (!point) return null;
  let [nearest, nearestKm] = [null as string | null, MAX_KM];
  const compare = (code: string, centre: Point) => {
    const km = kilometresBetween(point, centre);
    if (km < nearestKm) [nearest, nearestKm] = [code, km];
  };
  for (const [code, centre] of centres.sectors) compare(code, centre);
  for (const code of centres.withoutSectors) compare(code, centres.districts.get(code) as Point);
  return nearest;
}
