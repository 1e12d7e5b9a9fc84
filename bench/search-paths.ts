import { readFileSync } from "node:fs";
import { createRandom } from "../tests/harness/random.ts";

/** The last two letters of a UK postcode can be all except C, I, K, M, O and V. */
const UNIT_LETTERS = "ABDEFGHJLNPQRSTUWXYZ";
/** In whole kilometres. Both ends are included. */
const RADII = { from: 5, to: 50 };

const readSectors = (): string[] =>
  readFileSync("data/places/postcode-sectors.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[0] ?? "");

/**
 * Yields paths with random postcodes and radii, in the same sequence in every call. No path repeats, so that no cache answers.
 */
export function* searchPaths(start: string, more = ""): Generator<string> {
  const random = createRandom(7);
  const sectors = readSectors();
  const pick = <Thing>(things: ArrayLike<Thing>) => things[Math.floor(random() * things.length)] as Thing;
  const yielded = new Set<string>();
  for (;;) {
    const postcode = `${pick(sectors)}${pick(UNIT_LETTERS)}${pick(UNIT_LETTERS)}`;
    const radius = RADII.from + Math.floor(random() * (RADII.to - RADII.from + 1));
    const path = `${start}?location=${encodeURIComponent(postcode)}&radius=${radius}${more}`;
    if (yielded.has(path)) continue;
    yielded.add(path);
    yield path;
  }
}
