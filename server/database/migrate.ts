import { resolve } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { type Database, DatabaseStartError } from "./connect.ts";

/** Relative to the working directory, which is the root folder of the product in development and in production. */
export const MIGRATIONS_FOLDER = resolve("server/database/migrations");

/** Key of an advisory lock. If several processes start at the same time, one migrates and the others wait. */
const MIGRATION_LOCK = 7_351_002;

/** Applies the missing migrations. A newer schema is left unchanged. */
export async function migrate(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    const { message, cause } = error as Error;
    throw new DatabaseStartError(
      `The tables of the database could not be brought up to date. It says: ${(cause as Error)?.message ?? message}`,
      { cause: error },
    );
  }
}
