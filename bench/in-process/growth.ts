// How the directory behaves with so many companies: DATABASE_URL=… node --expose-gc growth.ts COUNT
import { eq } from "drizzle-orm";
import { createCompanies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { companies as table } from "#server/database/tables.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { loadDemonstration } from "../../data/demo/load.ts";
import { circles } from "../growth-questions.ts";
import { median } from "../load/load.ts";
import { createRandom, take } from "../questions.ts";
import { cpuSeconds } from "../servers/cpu-seconds.ts";
import { untilIdle } from "../servers/until-idle.ts";
import { multiplyDirectory } from "./synthetic-companies.ts";
import { usedBytes } from "./used-bytes.ts";

export interface Grown {
  count: number;
  readySeconds: number;
  /** That it goes on laying neighbours side by side, up to a quarter of a second more. */
  tidySeconds: number;
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
const open = () => openDatabase({ databaseUrl: process.env.DATABASE_URL ?? "", dataDir: "" });
const places = createPlaces(readPlaceTables("data/places"));
await fill();

const { database, close } = await open();
const companies = createCompanies({ database, places });
const before = await usedBytes();
const started = performance.now();
await companies.load();
// What a first page needs is sorted for it.
companies.search({ page: 1 });
const readySeconds = (performance.now() - started) / 1_000;
await untilIdle(cpuSeconds);
const tidySeconds = (performance.now() - started) / 1_000 - readySeconds;
const bytesEach = ((await usedBytes()) - before) / count;

const random = createRandom(3);
const searches = circles(count, 3);
const questions = () => take(searches, SEARCHES);

/** Over a connection of its own: what one keeps of its last statements comes and goes. */
async function fill(): Promise<void> {
  const { database, close } = await open();
  await loadDemonstration(database, places.locate);
  await readOnce(database);
  await multiplyDirectory(database, count);
  await close();
}

/** What a process needs for any directory is not the companies'. */
async function readOnce(database: Database): Promise<void> {
  const companies = createCompanies({ database, places });
  await companies.load();
  companies.search({ page: 1 });
  await untilIdle(cpuSeconds);
}

function microseconds(): number {
  const asked = questions();
  const began = performance.now();
  for (const question of asked) companies.searchJson(question).release();
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
  tidySeconds,
  bytesEach,
  searchMicroseconds: median(rounds),
  found: numbersFound.reduce((sum, found) => sum + found, 0) / numbersFound.length,
  editMs: median(edits),
} satisfies Grown);
process.disconnect();
