import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/database/connect.ts";
import { rateLimits } from "#server/database/tables.ts";

interface Counter {
  kind: string;
  visitor: string;
}

/**
 * 1, for a statement that need not wait until the disk has it: all requests of a visitor queue for one row, and a hit
 * that a crash takes back harms nobody.
 */
const oneHit = sql`length(set_config('synchronous_commit', 'off', true)) - 2`;

type Hit = Counter & { most: number; seconds: number };

/**
 * Counts one hit in the visitor's current window, which opens with the first hit; false, and nothing is counted, when
 * the window is full. One statement, so that requests at the same moment cannot both take the last place.
 */
export async function takeOne(database: Database, hit: Hit): Promise<boolean> {
  const { kind, visitor, most, seconds } = hit;
  const length = sql`make_interval(secs => ${seconds})`;
  // Also one that closes much later than a window opened now would: the clock was ahead then, and has been set.
  const closed = sql`(${rateLimits.resetsAt} <= now() or ${rateLimits.resetsAt} > now() + 2 * ${length})`;
  const [taken] = await database
    .insert(rateLimits)
    .values({ kind, visitor, hits: oneHit, resetsAt: sql`now() + ${length}` })
    .onConflictDoUpdate({
      target: [rateLimits.kind, rateLimits.visitor],
      set: {
        hits: sql`case when ${closed} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${closed} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
      setWhere: sql`${closed} or ${rateLimits.hits} < ${most}`,
    })
    .returning({ hits: rateLimits.hits });
  if (taken?.hits === 1) await forgetClosedWindows(database);
  return taken !== undefined;
}

/** Takes back a hit that turned out not to count. */
export async function giveBack(database: Database, { kind, visitor }: Counter): Promise<void> {
  await database
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(eq(rateLimits.kind, kind), eq(rateLimits.visitor, visitor), gt(rateLimits.hits, 0)));
}

/** Seconds until the visitor's window closes, at least one. */
export async function secondsToWait(database: Database, { kind, visitor }: Counter): Promise<number> {
  const [row] = await database
    .select({
      seconds: sql<number>`greatest(1, ceil(extract(epoch from ${rateLimits.resetsAt} - now())))::int`,
    })
    .from(rateLimits)
    .where(and(eq(rateLimits.kind, kind), eq(rateLimits.visitor, visitor)));
  return row?.seconds ?? 1;
}

/** Rows another process is working on are left to the next time, so that two of these never wait for each other. */
export async function forgetClosedWindows(database: Database): Promise<void> {
  await database.execute(sql`
    delete from rate_limits where (kind, visitor) in (
      select kind, visitor from rate_limits where resets_at <= now() for update skip locked
    )`);
}
