import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type { PoolClient } from "pg";
import { type Database, DatabaseStartError } from "./connect.ts";

/** Relative to the working directory, which is the root folder of the product in development and in production. */
export const MIGRATIONS_FOLDER = resolve("server/database/migrations");

/** Key of an advisory lock. If several processes start at the same time, one migrates while the others wait. */
const MIGRATION_LOCK = 7_351_002;

/**
 * A migration that waits for a lock blocks later requests. So it gives up soon and tries again. PostgreSQL looks for a deadlock
 * after 1 s, and could end one by failing a visitor's request. The timeout is shorter.
 */
const LOCK_TIMEOUT = "500ms";
const LOCK_NOT_AVAILABLE = "55P03";
const LOCK_ATTEMPTS = 100;
const PAUSE_BETWEEN_ATTEMPTS_MS = 200;

export async function migrate(database: Database, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await applyBetweenRequests(client, migrationsFolder);
    await client.query("reset lock_timeout");
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

async function applyBetweenRequests(client: PoolClient, migrationsFolder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyMigrations(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || attempt === LOCK_ATTEMPTS) throw error;
      await pause(PAUSE_BETWEEN_ATTEMPTS_MS);
    }
  }
}
