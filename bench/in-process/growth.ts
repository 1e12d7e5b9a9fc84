// How the directory behaves with so many companies: DATABASE_URL=… node --expose-gc growth.ts COUNT
import { eq } from "drizzle-orm";
import { createCompanies } from "#server/companies/companies.ts";
import { readCompanies } from "#server/companies/store.ts";
import { openDatabase } from "#server/database/open.ts";
import { companies as table } from "#server/database/tables.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { circles } from "../growth-questions.ts";
import { median } from "../load/load.ts";
import { createRandom, take } from "../questions.ts";
import { fillDirectory } from "./synthetic-companies.ts";
import { usedBytes } from "./used-bytes.ts";

export interface Grown {
  count: number;
  readySeconds: number;
  bytesEach: number;
  /** For a search and its answer as JSON, without sending it. */
  searchMicroseconds: number;
  /** Companies found by a search, on the average. */
  found: number;
  editMs: number;
}

const SEARCHES = 2_000;
const ROUNDS = 5;
const EDITS = 7;

const count = Number(process.argv[2]);
const { database, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL ?? "", dataDir: "" });
await fillDirectory(database, count);

const places = createPlaces(readPlaceTables("data/places"));
const companies = createCompanies({ database, places });
// What the code itself takes when it first runs is not the companies'.
await readCompanies(database, [1], () => {});
const before = await usedBytes();
const started = performance.now();
await companies.load();
const readySeconds = (performance.now() - started) / 1_000;
const bytesEach = ((await usedBytes()) - before) / count;

const random = createRandom(3);
const searches = circles(count, 3);
const questions = () => take(searches, SEARCHES);

function microseconds(): number {
  const asked = questions();
  const began = performance.now();
  for (const question of asked) companies.answer(question).giveBack();
  return ((performance.now() - began) * 1_000) / asked.length;
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

const numbersFound = questions().map((question) => companies.list(question).length);
microseconds();
const rounds = Array.from({ length: ROUNDS }, microseconds);
const edits: number[] = [];
for (let number = 0; number < EDITS; number += 1) edits.push(await edit(number));
await close();
process.send?.({
  count,
  readySeconds,
  bytesEach,
  searchMicroseconds: median(rounds),
  found: numbersFound.reduce((sum, found) => sum + found, 0) / numbersFound.length,
  editMs: median(edits),
} satisfies Grown);
process.disconnect();
