import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as tables from "./tables.ts";

/** What the database's own lists of connections call the product. */
export const APPLICATION_NAME = "skip-finder";

export type Database = NodePgDatabase<typeof tables> & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export function connect(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on("error", () => {});
  return drizzle({ client: pool, casing: "snake_case", schema: tables });
}
