import pg from "pg";
import { APPLICATION_NAME, connect } from "../connect.ts";
import { waitForExternal } from "../external.ts";
import { migrate } from "../migrate.ts";
import { DatabaseStartError } from "../start-error.ts";
import { moveRows } from "./move-rows.ts";
import { tablesWithRows } from "./tables.ts";

interface Move {
  /** The embedded database, which is left as it is. */
  sourceUrl: string;
  /** An empty one. */
  targetUrl: string;
  say(line: string): void;
}

/** Copies the product's data into an empty database: all of it or nothing. Answers the number of rows. */
export async function moveDatabase({ sourceUrl, targetUrl, say }: Move): Promise<number> {
  await waitForExternal(targetUrl, say);
  const [source, target] = [clientOf(sourceUrl), clientOf(targetUrl)];
  try {
    await Promise.all([source.connect(), target.connect()]);
    await refuseWhileUsed(source);
    await refuseUnlessEmpty(target, new URL(targetUrl).host);
    for (const url of [sourceUrl, targetUrl]) await makeTables(url);
    say("Copying, then comparing, row for row:");
    return await moveRows({ source, target, say });
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** Both write values as text in the same way, whatever their servers' settings. */
const clientOf = (url: string) =>
  new pg.Client({
    connectionString: url,
    options: "-c TimeZone=UTC -c DateStyle=ISO -c extra_float_digits=1",
  });

/** A connection that only keeps the embedded server running, as this command's own does, writes nothing. */
async function refuseWhileUsed(source: pg.Client): Promise<void> {
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

async function refuseUnlessEmpty(target: pg.Client, host: string): Promise<void> {
  const filled = await tablesWithRows(target);
  if (filled.length > 0)
    throw new DatabaseStartError(
      `The database at ${host} is not empty: there are rows in ${filled.slice(0, 3).join(", ")}${filled.length > 3 ? " and others" : ""}. Make an empty one.`,
    );
}

async function makeTables(url: string): Promise<void> {
  const database = connect(url);
  await migrate(database).finally(() => database.$client.end());
}
