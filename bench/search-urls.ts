import { readFileSync } from "node:fs";
import { createRandom } from "../tests/harness/random.ts";

/** The letters that the last two positions of a UK postcode can have: all except C, I, K, M, O and V. */
export const UNIT_LETTERS = "ABDEFGHJLNPQRSTUWXYZ";
/** Range of the search radii, in whole kilometres. Both ends are included. */
const RADII = { from: 5, to: 50 };

/** A postcode sector, such as "LS1 4". */
interface Sector {
  name: string;
  latitude: number;
  longitude: number;
}

/** Reads the centres of all postcode sectors, in degrees. */
export const readSectors = (): Sector[] =>
  readFileSync("data/places/postcode-sectors.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", latitude, longitude] = line.split(",");
      return { name, latitude: Number(latitude), longitude: Number(longitude) };
    });

/**
 * Yields search URLs with random postcodes and radii. `more` is appended to each URL. Within one call no URL repeats, so that
 * responses do not come from the cache. Every call yields the same sequence.
 */
export function* searchUrls(path: string, more = ""): Generator<string> {
  const random = createRandom(7);
  const sectors = readSectors();
  const pick = <Thing>(things: ArrayLike<Thing>) => things[Math.floor(random() * things.length)] as Thing;
  const yielded = new Set<string>();
  for (;;) {
    const postcode = `${pick(sectors).name}${pick(UNIT_LETTERS)}${pick(UNIT_LETTERS)}`;
    const radius = RADII.from + Math.floor(random() * (RADII.to - RADII.from + 1));
    const url = `${path}?location=${encodeURIComponent(postcode)}&radius=${radius}${more}`;
    if (yielded.has(url)) continue;
    yielded.add(url);
    yield url;
  }
}

/** Returns the next `count` items of an iterator, and discards the item after them. */
export function take<Thing>(things: Iterator<Thing, unknown>, count: number): Thing[] {
  const taken: Thing[] = [];
  for (let next = things.next(); taken.length < count && !next.done; next = things.next())
    taken.push(next.value);
  return taken;
}
