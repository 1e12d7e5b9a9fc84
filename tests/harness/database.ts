import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

export async function queryRows<Row extends pg.QueryResultRow>(
  at: string | pg.ClientConfig,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(at);
  // Some tests kill the server during a query. The query rejects, and an unhandled error event would end this process.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export function embeddedDatabaseUrl(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, "database", name), "utf8").trim();
  return `postgres://skip:${read("password")}@127.0.0.1:${read("port")}/postgres`;
}
