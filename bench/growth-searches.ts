import { createRandom, readSectors } from "./search-urls.ts";

/** A piece of Britain without much sea, over which companies are spread evenly. */
export const AREA = { south: 50.5, north: 55, west: -4, east: 1, squareKm: 168_600 };

export const FOUND = 25;
/** Degrees; no circle reaches beyond the companies. */
const INSET = 0.3;

/** Searches that each find about so many of all companies, however densely they stand; no two are the same. */
export function* circles(companies: number, seed: number): Generator<{ location: string; radius: number }> {
  const random = createRandom(seed);
  const inside = readSectors().filter(
    ({ latitude, longitude }) =>
      latitude > AREA.south + INSET &&
      latitude < AREA.north - INSET &&
      longitude > AREA.west + INSET &&
      longitude < AREA.east - INSET,
  );
  const radius = Math.sqrt((FOUND * AREA.squareKm) / (companies * Math.PI));
  for (;;) {
    const location = inside[Math.floor(random() * inside.length)]?.name ?? "";
    yield { location, radius: radius * (0.99 + random() / 50) };
  }
}
