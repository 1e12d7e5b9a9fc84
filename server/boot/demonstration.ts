import type { Database } from "#server/database/connect.ts";
import { companies } from "#server/database/tables.ts";
import type { Places } from "#server/places/places.ts";
import { loadDemonstration } from "../../data/demo/load.ts";
import type { Config } from "./config.ts";
import type { Say } from "./start.ts";

interface Demonstration {
  demoData: Config["demoData"];
  database: Database;
  /** Null when the database is an operator's own. */
  embedded: object | null;
  places: Pick<Places, "locate">;
  say: Say;
}

/** Of several first starts at once, one fills the directory and the others wait and find it filled. */
const LOADING = 7_351_004;

/** Fills an empty directory with invented companies: by itself only our own database, an operator's only when told to. */
export async function loadDemonstrationInto(given: Demonstration): Promise<void> {
  const { demoData, database, embedded } = given;
  const wanted = demoData === "on" || (demoData === "auto" && embedded !== null);
  if (!wanted || !(await isEmpty(database))) return;
  const client = await database.$client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOADING]);
    if (await isEmpty(database)) await load(given);
  } finally {
    // Closing the connection gives up the lock.
    client.release(true);
  }
}

const isEmpty = async (database: Database) => (await database.$count(companies)) === 0;

async function load({ database, places, say }: Demonstration) {
  const started = performance.now();
  const loaded = await loadDemonstration(database, places.locate);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = (number: number) => number.toLocaleString("en-GB");
  say(
    `Demonstration data: ${count(loaded.companies)} companies and ${count(loaded.reviews)} reviews loaded in ${seconds} s`,
  );
}
