import { readFileSync } from "node:fs";

/** As the last two letters of postcodes have them. */
const LETTERS = "ABDEFGHJLNPQRSTUWXYZ";
const RADII = { from: 5, to: 50 };

/** Numbers from 0 to 1 that look random and are the same in every run. */
export function createRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export interface Sector {
  name: string;
  latitude: number;
  longitude: number;
}

export const readSectors = (): Sector[] =>
  readFileSync("data/places/postcode-sectors.csv", "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [name = "", latitude, longitude] = line.split(",");
      return { name, latitude: Number(latitude), longitude: Number(longitude) };
    });

/** Searches with another postcode and radius each time: no two are the same question. */
export function* searches(path: string, more = ""): Generator<string> {
  const random = createRandom(7);
  const sectors = readSectors();
  const pick = <Thing>(things: ArrayLike<Thing>) => things[Math.floor(random() * things.length)] as Thing;
  const asked = new Set<string>();
  for (;;) {
    const postcode = `${pick(sectors).name}${pick(LETTERS)}${pick(LETTERS)}`;
    const radius = RADII.from + Math.floor(random() * (RADII.to - RADII.from + 1));
    const question = `${path}?location=${encodeURIComponent(postcode)}&radius=${radius}${more}`;
    if (asked.has(question)) continue;
    asked.add(question);
    yield question;
  }
}

/** The next so many of an endless list. */
export function take<Thing>(things: Iterator<Thing, unknown>, count: number): Thing[] {
  const taken: Thing[] = [];
  for (let next = things.next(); taken.length < count && !next.done; next = things.next())
    taken.push(next.value);
  return taken;
}
