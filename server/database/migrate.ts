import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { Database } from "./connect.ts";
import { DatabaseStartError } from "./start-error.ts";

/** Bundled or not, the product runs from its own folder. */
export const MIGRATIONS_FOLDER = resolve("server/database/migrations");

/** Several processes may start at once; one migrates, the others wait and find it done. */
const MIGRATING = 7_351_002;

/** Brings the schema up to this program's. A newer schema is left as it is. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATING]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query("select pg_advisory_unlock($1)", [MIGRATING]);
    client.release();
  } catch (error) {
    // Closing the connection gives up the lock.
    client.release(true);
    const { message, cause } = error as Error;
    throw new DatabaseStartError(
      `The tables of the database could not be brought up to date. It says: ${(cause as Error)?.message ?? message}`,
      { cause: error },
    );
  }
}
