import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createRandom } from "../tests/harness/random.ts";
import { readSectors, UNIT_LETTERS } from "./search-urls.ts";

/** With 10,844 sectors, this gives 1.8 million postcodes, about as many as the UK has. */
const UNITS_PER_SECTOR = 166;
/** The width and height of the square around a sector's centre that contains its postcodes. */
const SPREAD_DEGREES = 0.02;

/** Lists synthetic unit postcodes of a sector, such as "LS1 4AB". */
export const unitsOf = (sector: string): string[] =>
  Array.from({ length: UNITS_PER_SECTOR }, (_, number) => {
    const [first, second] = [Math.floor(number / UNIT_LETTERS.length), number % UNIT_LETTERS.length];
    return `${sector}${UNIT_LETTERS[first]}${UNIT_LETTERS[second]}`;
  });

/** Writes a CSV file with three columns of the ONS Postcode Directory. Returns the number of rows without the header. */
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
