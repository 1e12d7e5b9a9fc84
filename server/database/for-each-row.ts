import { on } from "node:events";
import type { SQL } from "drizzle-orm";
import pg from "pg";
import type { Database } from "./connect.ts";

/** Passes the rows of a query to `onRow` as they arrive, so that a large result is never in memory as a whole. */
export async function forEachRow<Row extends object>(
  database: Database,
  query: SQL,
  onRow: (row: Row) => void,
): Promise<void> {
  const { sql, params } = database.execute(query).getQuery();
  const client = await database.$client.connect();
  try {
    const running = client.query(new pg.Query<Row>(sql, params));
    // If `onRow` throws, the connection is closed, which fails the query. An error without a listener would end the process.
    running.on("error", () => {});
    for await (const [row] of on(running, "row", { close: ["end"] })) onRow(row);
    client.release();
  } catch (error) {
    // Closes the connection, because the query may still be sending rows.
    client.release(true);
    throw error;
  }
}
