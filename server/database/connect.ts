import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** What the database's own lists of connections call the product. */
export const APPLICATION_NAME = "skip-finder";

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

const CASING = "snake_case";

/** The database at `url`. A server that goes away fails what is asked of it, and nothing else. */
export function connect(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A connection that breaks fails its query, or is replaced at the next. Without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle({ client: pool, casing: CASING });
  database.transaction = (work, config) =>
    withClient(pool, (client) => drizzle({ client, casing: CASING }).transaction(work, config));
  return database;
}

/**
 * Checks out a client for `work` and always returns it. drizzle leaks a client whose connection breaks during `begin`,
 * which would empty the pool after ten failures.
 */
async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}
