import { kilometresBetween, type Point } from "#server/geo/distance.ts";

/**
 * The criteria for a district of large users: a high number, few sectors, and a sector of another district nearby (kilometres).
 */
const LARGE_USER = { fromNumber: 50, mostSectors: 2, nearbyKm: 1 };

/** 1.1 km of latitude, which is more than `nearbyKm`. */
const NEARBY_DEGREES = 0.01;

const districtOf = (sector: string): string => sector.split(" ")[0] as string;

/**
 * Finds districts such as IV99 and BN88, which contain the addresses of large users and post office boxes. They are in the
 * middle of a town, and skips are not delivered to them.
 */
export function findLargeUsers(sectors: readonly (Point & { sector: string })[]): Set<string> {
  const byDistrict = Map.groupBy(sectors, ({ sector }) => districtOf(sector));
  const isNearOther = (district: string) => (own: Point) =>
    sectors.some(
      (other) =>
        Math.abs(other.latitude - own.latitude) < NEARBY_DEGREES &&
        kilometresBetween(other, own) <= LARGE_USER.nearbyKm &&
        districtOf(other.sector) !== district,
    );
  const found = [...byDistrict].filter(
    ([district, own]) =>
      Number(district.match(/\d+$/)?.[0] ?? 0) >= LARGE_USER.fromNumber &&
      own.length <= LARGE_USER.mostSectors &&
      own.some(isNearOther(district)),
  );
  return new Set(found.map(([district]) => district));
}
