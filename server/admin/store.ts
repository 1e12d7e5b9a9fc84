import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { adminSessions } from "#server/database/tables.ts";

/** Every sign-in also clears away the sessions that have ended by themselves. */
export async function openSession(database: Database, tokenHash: string, seconds: number): Promise<void> {
  await database.delete(adminSessions).where(lte(adminSessions.expiresAt, sql`now()`));
  await database
    .insert(adminSessions)
    .values({ tokenHash, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
}

export async function isOpen(database: Database, tokenHash: string): Promise<boolean> {
  const open = await database
    .select({ tokenHash: adminSessions.tokenHash })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), gt(adminSessions.expiresAt, sql`now()`)));
  return open.length > 0;
}

export async function endSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}
