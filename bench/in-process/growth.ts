// Measures the catalogue with a number of companies: DATABASE_URL=… node --expose-gc growth.ts COUNT
import { eq } from "drizzle-orm";
import { createCompanies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { companies as table } from "#server/database/tables.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { loadDemoData } from "../../data/demo/load.ts";
import { circles } from "../growth-searches.ts";
import { median } from "../load/load.ts";
import { createRandom, take } from "../search-urls.ts";
import { cpuSeconds } from "../servers/cpu-seconds.ts";
import { untilIdle } from "../servers/until-idle.ts";
import { multiplyDirectory } from "./synthetic-companies.ts";
import { usedBytes } from "./used-bytes.ts";

export interface Growth {
  count: number;
  /** From the start of the load to the first search result. */
  readySeconds: number;
  /** Background compaction after the load, measured to a quarter of a second. */
  compactionSeconds: number;
  bytesPerCompany: number;
  /** One search and its JSON, without sending it; the median. */
  searchMicroseconds: number;
  /** The mean number of companies that a search finds. */
  found: number;
  /** From an update of a row until the catalogue shows it; the median. */
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
companies.search({ page: 1 });
const readySeconds = (performance.now() - started) / 1_000;
await untilIdle(cpuSeconds);
const compactionSeconds = (performance.now() - started) / 1_000 - readySeconds;
const bytesPerCompany = ((await usedBytes()) - before) / count;

const random = createRandom(3);
const searches = circles(count, 3);
const nextQueries = () => take(searches, SEARCHES);

/** Uses its own connection, so that its buffers do not count as memory of the catalogue. */
async function fill(): Promise<void> {
  const { database, close } = await open();
  await loadDemoData(database, places.locate);
  await warmUp(database);
  await multiplyDirectory(database, count);
  await close();
}

/** Loads a small directory once, so that compiled code does not count as memory of the catalogue. */
async function warmUp(database: Database): Promise<void> {
  const companies = createCompanies({ database, places });
  await companies.load();
  companies.search({ page: 1 });
  await untilIdle(cpuSeconds);
}

/** Returns the mean time of a search. */
function searchMicroseconds(): number {
  const queries = nextQueries();
  const began = performance.now();
  for (const query of queries) companies.searchJson(query).release();
  return ((performance.now() - began) * 1_000) / queries.length;
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

const resultCounts = nextQueries().map((query) => companies.list(query).length);
// The first round is not measured: it compiles the code.
searchMicroseconds();
const rounds = Array.from({ length: ROUNDS }, searchMicroseconds);
const edits: number[] = [];
for (let number = 0; number < EDITS; number += 1) edits.push(await edit(number));
await close();
process.send?.({
  count,
  readySeconds,
  compactionSeconds,
  bytesPerCompany,
  searchMicroseconds: median(rounds),
  found: resultCounts.reduce((sum, found) => sum + found, 0) / resultCounts.length,
  editMs: median(edits),
} satisfies Growth);
process.disconnect();
