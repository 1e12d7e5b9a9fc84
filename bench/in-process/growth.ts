// Measures the catalogue. `runInProcess` starts this file and receives its result over IPC. The argument is the number of
// companies. The file reads DATABASE_URL and needs `--expose-gc`.
import { eq } from "drizzle-orm";
import { todayInLondon } from "#contract/dates.ts";
import { orderDay } from "#contract/job/working-days.ts";
import { createCompanies } from "#server/companies/companies.ts";
import type { Database } from "#server/database/connect.ts";
import { openDatabase } from "#server/database/open.ts";
import { companies as table } from "#server/database/tables.ts";
import { readPlaceTables } from "#server/places/place-tables.ts";
import { createPlaces } from "#server/places/places.ts";
import { loadDemoData } from "../../demo/load.ts";
import { createRandom } from "../../tests/harness/random.ts";
import { growthSearches } from "../growth-searches.ts";
import { median } from "../load/load.ts";
import { take } from "../search-urls.ts";
import { cpuSeconds } from "../servers/cpu-seconds.ts";
import { waitUntilIdle } from "../servers/wait-until-idle.ts";
import { multiplyDirectory } from "./synthetic-companies.ts";
import { usedBytes } from "./used-bytes.ts";

export interface Growth {
  count: number;
  /** Time from the start of the load to the first search result. */
  readySeconds: number;
  /** Duration of the background compaction after the load, with a precision of 0.25 s. */
  compactionSeconds: number;
  bytesPerCompany: number;
  /** Duration of one search and of formatting its JSON; the median of the rounds. */
  searchMicroseconds: number;
  /** The mean number of companies that a search finds. */
  found: number;
  /** Time from the update of a row until the catalogue contains it; the median. */
  editMs: number;
}

const SEARCHES = 2_000;
const ROUNDS = 5;
const EDITS = 7;

const count = Number(process.argv[2]);
const open = () => openDatabase({ databaseUrl: process.env.DATABASE_URL ?? "", dataDir: "" });
const places = createPlaces(readPlaceTables("data/places"));
await fillDatabase();

const { database, close } = await open();
const companies = openDirectory(database);
const before = await usedBytes();
const started = performance.now();
await companies.load();
companies.search({ page: 1 });
const readySeconds = (performance.now() - started) / 1_000;
await waitUntilIdle(cpuSeconds);
const compactionSeconds = (performance.now() - started) / 1_000 - readySeconds;
const bytesPerCompany = ((await usedBytes()) - before) / count;

const random = createRandom(3);
const searches = growthSearches(count, 3);
const nextQueries = () => take(searches, SEARCHES);

/** Fills the database over a separate connection, whose buffers do not count as catalogue memory. */
async function fillDatabase(): Promise<void> {
  const { database, close } = await open();
  await loadDemoData(database, places.locate);
  await warmUp(database);
  await multiplyDirectory(database, count);
  await close();
}

/** The measured searches need neither permit fees nor waste items. */
function openDirectory(database: Database) {
  return createCompanies({
    database,
    readReplica: { read: (query) => query(database) },
    places,
    permits: { feeFor: () => null, siteAt: () => ({ division: "england-and-wales" }) },
    wasteItems: { named: () => [], correct: () => null },
    today: todayInLondon,
    orderDay,
  });
}

/** Loads the demonstration companies once, so that compiled code does not count as catalogue memory. */
async function warmUp(database: Database): Promise<void> {
  const companies = openDirectory(database);
  await companies.load();
  companies.search({ page: 1 });
  await waitUntilIdle(cpuSeconds);
}

/** Runs one round of searches and returns the mean time of a search. */
function searchMicroseconds(): number {
  const queries = nextQueries();
  const began = performance.now();
  for (const query of queries) companies.findList(query).write();
  return ((performance.now() - began) * 1_000) / queries.length;
}

/** Updates one company. Returns the milliseconds until the catalogue contains the update. */
async function measureEdit(number: number): Promise<number> {
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
// V8 compiles the code during the first round, so its result is not used.
searchMicroseconds();
const rounds = Array.from({ length: ROUNDS }, searchMicroseconds);
const edits: number[] = [];
for (let number = 0; number < EDITS; number += 1) edits.push(await measureEdit(number));
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
