import { and, desc, eq, inArray, not, notInArray, sql } from "drizzle-orm";
import { ADMIN_IDLE_SECONDS, ADMIN_SESSION_SECONDS } from "#contract/limits.ts";
import type { Database } from "#server/database/connect.ts";
import { adminSessions } from "#server/database/tables/site.ts";

const { tokenHash, id, device, startedAt, expiresAt, usedAt } = adminSessions;
const isOpen = sql`(${expiresAt} > now() and ${usedAt} > now() - make_interval(secs => ${ADMIN_IDLE_SECONDS}))`;

export async function startSession(database: Database, hash: string, deviceText: string): Promise<void> {
  await database.delete(adminSessions).where(not(isOpen));
  await database.insert(adminSessions).values({
    tokenHash: hash,
    device: deviceText,
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

export const listSessions = (database: Database, hashes: string[]) =>
  database
    .select({ id, device, startedAt, usedAt, isThis: sql<boolean>`${inArray(tokenHash, hashes)}` })
    .from(adminSessions)
    .where(isOpen)
    .orderBy(desc(usedAt), desc(startedAt), id);

export async function endSessionById(database: Database, sessionId: string): Promise<boolean> {
  const ended = await database.delete(adminSessions).where(eq(id, sessionId));
  return ended.rowCount === 1;
}

export async function endSessionsExcept(database: Database, hashes: string[]): Promise<void> {
  await database.delete(adminSessions).where(notInArray(tokenHash, hashes));
}
