import { and, eq, not, sql } from "drizzle-orm";
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { adminSessions } from "#server/database/tables/site.ts";

const { tokenHash, expiresAt, usedAt } = adminSessions;
const isOpen = sql`(${expiresAt} > now() and ${usedAt} > now() - make_interval(secs => ${ADMIN_IDLE_SECONDS}))`;

export async function startSession(database: Database, hash: string): Promise<void> {
  await database.delete(adminSessions).where(not(isOpen));
  await database.insert(adminSessions).values({
    tokenHash: hash,
    expiresAt: sql`now() + make_interval(secs => ${ADMIN_SESSION_SECONDS})`,
  });
}

export async function useSession(database: Database, hash: string): Promise<boolean> {
  const used = await database
    .update(adminSessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(tokenHash, hash), isOpen));
  return used.rowCount === 1;
}

export async function endSession(database: Database, hash: string): Promise<void> {
  await database.delete(adminSessions).where(eq(tokenHash, hash));
}

export async function endAllSessions(database: Database): Promise<void> {
  await database.delete(adminSessions);
}
