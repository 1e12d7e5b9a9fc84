import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** Runs one statement on a connection of its own and returns its rows. */
export async function queryRows<Row extends pg.QueryResultRow>(
  at: string | pg.ClientConfig,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(at);
  // Tests kill the server in the middle of a query, which then rejects; the event would end this process.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The URL of the embedded database in a data folder of the product. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, "database", name), "utf8").trim();
  return `postgres://skip:${read("password")}@127.0.0.1:${read("port")}/postgres`;
}
