import pg from "pg";
import { APPLICATION_NAME, connect, DatabaseStartError } from "../connect.ts";
import { waitForExternal } from "../external.ts";
import { migrate } from "../migrate.ts";
import { moveRows } from "./move-rows.ts";
import { tablesWithRows } from "./tables.ts";

interface Move {
  /** The embedded database. Missing migrations are applied to it; nothing else in it changes. */
  sourceUrl: string;
  /** An empty database. */
  targetUrl: string;
  log(line: string): void;
}

/**
 * Copies all of the product's data, except the job queue, into an empty database in one transaction. Returns the number of
 * rows.
 */
export async function moveDatabase({ sourceUrl, targetUrl, log }: Move): Promise<number> {
  await waitForExternal(targetUrl, log);
  const [source, target] = [createClient(sourceUrl), createClient(targetUrl)];
  try {
    await Promise.all([source.connect(), target.connect()]);
    await refuseIfUsed(source);
    await refuseIfNotEmpty(target, new URL(targetUrl).host);
    for (const url of [sourceUrl, targetUrl]) await createTables(url);
    log("Copying, then comparing, row for row:");
    return await moveRows({ source, target, log });
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** Both clients write values as text in the same format, independent of their servers' settings. */
const createClient = (url: string) =>
  new pg.Client({
    connectionString: url,
    options: "-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1",
  });

/**
 * Refuses to move a database in use. Connections that hold an advisory lock are ignored: they only keep the embedded server
 * running.
 */
async function refuseIfUsed(source: pg.Client): Promise<void> {
  const { rowCount } = await source.query(
    `select from pg_stat_activity where datname = current_database() and application_name = $1
       and pid not in (select pid from pg_locks where locktype = 'advisory')`,
    [APPLICATION_NAME],
  );
  if (rowCount)
    throw new DatabaseStartError(
      "Skip Finder is running on the database that is to be moved. Stop it first, so that nothing is written that would stay behind.",
    );
}

async function refuseIfNotEmpty(target: pg.Client, host: string): Promise<void> {
  const filled = await tablesWithRows(target);
  if (filled.length > 0)
    throw new DatabaseStartError(
      `The database at ${host} is not empty: there are rows in ${filled.slice(0, 3).join(", ")}${filled.length > 3 ? " and others" : ""}. Make an empty one.`,
    );
}

async function createTables(url: string): Promise<void> {
  const database = connect(url);
  await migrate(database).finally(() => database.$client.end());
}
