import { and, eq, gt, gte, not, type Placeholder, type SQL, sql } from "drizzle-orm";
import { buildOnce, type Database } from "#server/database/connect.ts";
import { rateLimitCounters } from "#server/database/tables/site.ts";

interface Counter {
  kind: string;
  visitor: string;
}

/**
 * Evaluates to 1, the length of "off" minus 2. As a side effect, the commit returns before it is on disk. Requests of one kind by
 * one visitor update the same row, so each would wait for the previous commit. Losing a count in a crash is harmless.
 */
const oneHitWithoutSync = sql`length(set_config('synchronous_commit', 'off', true)) - 2`;

export type Hit = Counter & { maxHits: number; seconds: number };

const secondsLong = (seconds: number | Placeholder) => sql`make_interval(secs => ${seconds})`;

/**
 * True if the window has ended. A window that ends more than two lengths from now began while the clock was ahead. It counts as
 * ended.
 */
const isClosed = (length: SQL) =>
  sql`(${rateLimitCounters.resetsAt} <= now() or ${rateLimitCounters.resetsAt} > now() + 2 * ${length})`;

const countingQuery = buildOnce((database) => {
  const length = secondsLong(sql.placeholder("seconds"));
  const closed = isClosed(length);
  return database
    .insert(rateLimitCounters)
    .values({
      kind: sql.placeholder("kind"),
      visitor: sql.placeholder("visitor"),
      hits: oneHitWithoutSync,
      resetsAt: sql`now() + ${length}`,
    })
    .onConflictDoUpdate({
      target: [rateLimitCounters.kind, rateLimitCounters.visitor],
      set: {
        hits: sql`case when ${closed} then 1 else ${rateLimitCounters.hits} + 1 end`,
        resetsAt: sql`case when ${closed} then excluded.resets_at else ${rateLimitCounters.resetsAt} end`,
      },
      setWhere: sql`${closed} or ${rateLimitCounters.hits} < ${sql.placeholder("maxHits")}`,
    })
    .returning({ hits: rateLimitCounters.hits })
    .prepare("count_hit");
});

/** Counts in one statement, so that concurrent requests can't exceed `maxHits`. */
export async function countHit(database: Database, hit: Hit): Promise<boolean> {
  const [counted] = await countingQuery(database).execute({ ...hit });
  if (counted?.hits === 1) await deleteExpiredCounters(database);
  return counted !== undefined;
}

const isOf = ({ kind, visitor }: Counter) =>
  and(eq(rateLimitCounters.kind, kind), eq(rateLimitCounters.visitor, visitor));

export async function isFull(database: Database, { maxHits, seconds, ...counter }: Hit): Promise<boolean> {
  const isOver = and(gte(rateLimitCounters.hits, maxHits), not(isClosed(secondsLong(seconds))));
  return (await database.$count(rateLimitCounters, and(isOf(counter), isOver))) > 0;
}

export async function uncountHit(database: Database, counter: Counter): Promise<void> {
  await database
    .update(rateLimitCounters)
    .set({ hits: sql`${rateLimitCounters.hits} - 1` })
    .where(and(isOf(counter), gt(rateLimitCounters.hits, 0)));
}

export async function secondsUntilReset(database: Database, counter: Counter): Promise<number> {
  const [row] = await database
    .select({
      seconds: sql<number>`greatest(1, ceil(extract(epoch from ${rateLimitCounters.resetsAt} - now())))::int`,
    })
    .from(rateLimitCounters)
    .where(isOf(counter));
  return row?.seconds ?? 1;
}

/** Skips locked rows, so that two calls never wait for each other. */
export async function deleteExpiredCounters(database: Database): Promise<void> {
  await database.execute(sql`
    delete from rate_limits where (kind, visitor) in (
      select kind, visitor from rate_limits where resets_at <= now() for update skip locked
    )`);
}
