// How the directory behaves with so many companies: DATABASE_URL=… node --expose-gc growth.ts COUNT
import { eq } from "drizzle-orm";
import { createCompanies } from "#server/companies/companies.ts";
import { openDatabase } from "#server/database/open.ts";
import { companies as table } from "#server/database/tables.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { median } from "../load/load.ts";
import { createRandom, readSectors } from "../questions.ts";
import { AREA, fillDirectory } from "./synthetic-companies.ts";
import { usedBytes } from "./used-bytes.ts";

export interface Grown {
  count: number;
  readySeconds: number;
  bytesEach: number;
  searchMicroseconds: number;
  /** The same, and its answer written as JSON. */
  answerMicroseconds: number;
  /** Companies found by a search, on the average. */
  found: number;
  editMs: number;
}

const FOUND = 25;
const SEARCHES = 2_000;
const ROUNDS = 5;
const EDITS = 7;
/** Degrees; no circle reaches beyond the companies. */
const INSET = 0.3;

const count = Number(process.argv[2]);
const { database, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? "", dataDir: "" });
await fillDirectory(database, count);

const places = createPlaces(readPlaceTables("data/places"));
const companies = createCompanies({ database, places });
const before = usedBytes();
const started = performance.now();
await companies.load();
const readySeconds = (performance.now() - started) / 1_000;
const bytesEach = (usedBytes() - before) / count;

const inside = readSectors().filter(
  ({ latitude, longitude }) =>
    latitude > AREA.south + INSET &&
    latitude < AREA.north - INSET &&
    longitude > AREA.west + INSET &&
    longitude < AREA.east - INSET,
);
const random = createRandom(3);
/** The circle that holds as many companies, however densely they stand. */
const radius = Math.sqrt((FOUND * AREA.squareKm) / (count * Math.PI));

function search(withAnswer: boolean): { microseconds: number; found: number } {
  let found = 0;
  const began = performance.now();
  for (let number = 0; number < SEARCHES; number += 1) {
    const sector = inside[Math.floor(random() * inside.length)];
    const list = companies.list({ location: sector?.name, radius });
    if (withAnswer) JSON.stringify(list);
    found += list.length;
  }
  return { microseconds: ((performance.now() - began) * 1_000) / SEARCHES, found: found / SEARCHES };
}

async function edit(number: number): Promise<number> {
  const id = 1 + Math.floor(random() * count);
  const began = performance.now();
  await database
    .update(table)
    .set({ phone: `0${number}` })
    .where(eq(table.id, id));
  await companies.refresh([id]);
  if (companies.find(id)?.phone !== `0${number}`) throw new Error("The edit is not visible");
  return performance.now() - began;
}

search(true);
const rounds = Array.from({ length: ROUNDS }, () => ({ searched: search(false), answered: search(true) }));
const edits: number[] = [];
for (let number = 0; number < EDITS; number += 1) edits.push(await edit(number));
await close();
process.send?.({
  count,
  readySeconds,
  bytesEach,
  searchMicroseconds: median(rounds.map(({ searched }) => searched.microseconds)),
  answerMicroseconds: median(rounds.map(({ answered }) => answered.microseconds)),
  found: median(rounds.map(({ searched }) => searched.found)),
  editMs: median(edits),
} satisfies Grown);
process.disconnect();
