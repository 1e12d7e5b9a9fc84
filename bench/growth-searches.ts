import { createRandom } from "../tests/harness/random.ts";
import { readSectors } from "./search-urls.ts";

/** The synthetic companies are at random points of this rectangle. Its edges are in degrees, its area in square kilometres. */
export const AREA = { south: 50.5, north: 55, west: -4, east: 1, squareKm: 168_600 };

/** The average number of companies that a search should find. */
const RESULTS_PER_SEARCH = 25;
/** Minimum distance of a search location from the edge of the area, in degrees, so that the searched circle is inside. */
const EDGE_DISTANCE = 0.3;

/**
 * Yields random searches that find about `RESULTS_PER_SEARCH` companies on average. `companies` is the number of companies in
 * the area, from which the radius in kilometres follows. The radius varies by up to 1%, so that searches rarely repeat and hit
 * the cache.
 */
export function* growthSearches(
  companies: number,
  seed: number,
): Generator<{ location: string; radius: number }> {
  const random = createRandom(seed);
  const inside = readSectors().filter(
    ({ latitude, longitude }) =>
      latitude > AREA.south + EDGE_DISTANCE &&
      latitude < AREA.north - EDGE_DISTANCE &&
      longitude > AREA.west + EDGE_DISTANCE &&
      longitude < AREA.east - EDGE_DISTANCE,
  );
  const radius = Math.sqrt((RESULTS_PER_SEARCH * AREA.squareKm) / (companies * Math.PI));
  for (;;) {
    const location = inside[Math.floor(random() * inside.length)]?.name ?? "";
    yield { location, radius: radius * (0.99 + random() / 50) };
  }
}
