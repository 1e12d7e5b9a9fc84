import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createRandom, readSectors } from "./search-urls.ts";

/** As the last two letters of postcodes have them. */
const LETTERS = "ABDEFGHJLNPQRSTUWXYZ";
/** Makes 1.8 million of 10,844 sectors. */
const UNITS_PER_SECTOR = 166;
const SPREAD_DEGREES = 0.02;

/** The unit postcodes of a sector. */
export const unitsOf = (sector: string): string[] =>
  Array.from({ length: UNITS_PER_SECTOR }, (_, number) => {
    const [first, second] = [Math.floor(number / LETTERS.length), number % LETTERS.length];
    return `${sector}${LETTERS[first]}${LETTERS[second]}`;
  });

/** Writes a table like the Postcode Directory's, with every postcode near the middle of its sector. */
export async function writePostcodes(path: string): Promise<number> {
  const random = createRandom(11);
  const file = createWriteStream(path);
  file.write("pcds,lat,long\n");
  let rows = 0;
  for (const { name, latitude, longitude } of readSectors()) {
    const near = (degrees: number) => (degrees + (random() - 0.5) * SPREAD_DEGREES).toFixed(6);
    const lines = unitsOf(name).map((unit) => `${unit},${near(latitude)},${near(longitude)}\n`);
    rows += lines.length;
    if (!file.write(lines.join(""))) await once(file, "drain");
  }
  await new Promise((resolve) => file.end(resolve));
  return rows;
}
