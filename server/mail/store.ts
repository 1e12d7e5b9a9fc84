import { and, asc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";

export type Delivery = typeof deliveries.$inferSelect;

/** A delivery that is sent as a separate email, not as a part of another email. */
export type DueDelivery = Pick<Delivery, "id" | "kind" | "dueAt">;

export type NewDelivery = Pick<DueDelivery, "id"> & Partial<DueDelivery>;

export const DUE_FIELDS = { id: deliveries.id, kind: deliveries.kind, dueAt: deliveries.dueAt };

export interface MailQueue {
  waiting: number;
  /** Age of the oldest waiting email in seconds; 0 if none waits. */
  oldestSeconds: number;
  /** Deliveries queued in the last hour. An email to several branches of a company counts once for each branch. */
  lastHour: number;
}

export async function readMailQueueStats(database: Database): Promise<MailQueue> {
  // Some kinds of emails wait on purpose: digests, and the link to a company's own page if many companies ask for one within
  // an hour. Their age counts from the due time.
  const since = sql`case when ${deliveries.kind} in ('digest', 'admin-digest', 'firm-link') then ${deliveries.dueAt} else ${deliveries.createdAt} end`;
  const [row] = await database
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`greatest(extract(epoch from now() - min(${since})), 0)::float`,
    })
    .from(deliveries)
    .where(and(eq(deliveries.state, "queued"), isNull(deliveries.sentWith)));
  return { waiting: 0, oldestSeconds: 0, ...row, lastHour: await countLastHour(database) };
}

export async function countLastHour(database: Database): Promise<number> {
  const lastHour = gt(deliveries.createdAt, sql`now() - interval '1 hour'`);
  return database.$count(deliveries, and(lastHour, ne(deliveries.state, "test")));
}

export const queuedDeliveries = (tx: Transaction, ids?: string[]): Promise<DueDelivery[]> =>
  tx
    .select(DUE_FIELDS)
    .from(deliveries)
    .where(
      and(eq(deliveries.state, "queued"), isNull(deliveries.sentWith), ids && inArray(deliveries.id, ids)),
    );

export const deliveriesOfQuotes = (database: Database | Transaction, quoteIds: number[]) =>
  database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.quoteId, quoteIds))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.companyId));
