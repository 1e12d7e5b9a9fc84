import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { adminSessions } from "#server/database/tables.ts";

/** Starts a session. Also deletes expired sessions. */
export async function startSession(database: Database, tokenHash: string, seconds: number): Promise<void> {
  await database.delete(adminSessions).where(lte(adminSessions.expiresAt, sql`now()`));
  await database
    .insert(adminSessions)
    .values({ tokenHash, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

export async function hasSession(database: Database, tokenHash: string): Promise<boolean> {
  const rows = await database
    .select({ tokenHash: adminSessions.tokenHash })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, sql`now()`)));
  return rows.length > 0;
}

export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}
