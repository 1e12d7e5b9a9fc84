import type { Database } from "#server/database/connect.ts";
import { companies } from "#server/database/tables/companies.ts";
import type { Logos } from "#server/pictures/logos.ts";
import type { Places } from "#server/places/places.ts";
import { refreshAllAnswerFigures } from "#server/quotes/figures/store.ts";
import { loadDemoData } from "../../demo/load.ts";
import { DEMO_LOGOS } from "../../demo/logos.ts";
import type { Config } from "./config.ts";
import type { Progress } from "./log.ts";

interface DemoDataOptions {
  demoData: Config["demoData"];
  database: Database;
  /** Null if the database is the operator's own. */
  embedded: object | null;
  places: Pick<Places, "locate">;
  logos: Pick<Logos, "keepDrawing">;
  progress: Progress;
}

/** Key of the advisory lock that lets one of several processes load the data while the others wait. */
const LOCK_KEY = 7_351_004;

/** Fills an empty directory with invented companies. Fills an operator's own database only if `demoData` is "on". */
export async function addDemoData(options: DemoDataOptions): Promise<void> {
  const { demoData, database, embedded } = options;
  const isWanted = demoData === "on" || (demoData === "auto" && embedded !== null);
  if (!isWanted || !(await isEmpty(database))) return;
  const client = await database.$client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_KEY]);
    if (await isEmpty(database)) await load(options);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
}

const isEmpty = async (database: Database) => (await database.$count(companies)) === 0;

async function load({ database, places, logos, progress }: DemoDataOptions) {
  const startedAt = performance.now();
  const addresses: string[] = [];
  for (const drawing of DEMO_LOGOS) addresses.push(...(await logos.keepDrawing(drawing)));
  const loaded = await loadDemoData(database, places.locate, addresses);
  await refreshAllAnswerFigures(database);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const format = (count: number) => count.toLocaleString("en-GB");
  progress(
    `Demonstration data: ${format(loaded.companies)} companies and ${format(loaded.reviews)} reviews loaded in ${seconds} s`,
  );
}
