import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { DeliveryState } from "#contract/deliveries.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables.ts";
import type { Posting } from "./outgoing-email.ts";

export type Delivery = typeof deliveries.$inferSelect;

/** Writes down e-mails in the order given; answers their ids. */
export async function insertDeliveries(tx: Transaction, postings: Posting[], state: DeliveryState) {
  const rows = postings.map(({ to, letter, limit: _limit, ...rest }) => ({
    ...rest,
    recipient: to.trim(),
    state,
    letter: state === "queued" ? letter : null,
  }));
  const written = await tx.insert(deliveries).values(rows).returning({ id: deliveries.id });
  return written.map(({ id }) => id);
}

/** Drops the e-mails whose address has reached their limit. An address stays locked until the transaction ends. */
export async function withinLimits(tx: Transaction, postings: Posting[]): Promise<Posting[]> {
  const allowed: Posting[] = [];
  for (const posting of postings) if (await isWithinLimit(tx, posting)) allowed.push(posting);
  return allowed;
}

async function isWithinLimit(tx: Transaction, { to, kind, limit }: Posting): Promise<boolean> {
  if (!limit) return true;
  const { rows } = await tx.execute<{ allowed: boolean }>(
    sql`select is_within_limit(${to.trim()}, ${kind}, ${limit.most}, ${limit.hours}) as allowed`,
  );
  return rows[0]?.allowed === true;
}

/** Notes the beginning of an attempt; null when this e-mail is no longer to be sent. */
export async function beginAttempt(
  database: Database,
  id: string,
  giveUpMs: number,
): Promise<Delivery | null> {
  const giveUpAt = sql`coalesce(${deliveries.giveUpAt}, now() + ${giveUpMs} * interval '1 millisecond')`;
  const [row] = await database
    .update(deliveries)
    .set({ attempts: sql`${deliveries.attempts} + 1`, attemptingSince: sql`now()`, giveUpAt })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "queued")))
    .returning();
  return row ?? null;
}

/** Whatever was decided meanwhile: the recipient has it. */
export const markSent = (database: Database, id: string) =>
  database
    .update(deliveries)
    .set({ state: "sent", sentAt: sql`now()`, letter: null, attemptingSince: null, lastError: null })
    .where(eq(deliveries.id, id));

export const markFailed = (database: Database, id: string, lastError: string) =>
  database
    .update(deliveries)
    .set({ state: "failed", lastError, attemptingSince: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "queued")));

/** False when the e-mail was called off while it was attempted. */
export async function postpone(
  tx: Transaction,
  id: string,
  dueAt: Date,
  lastError: string,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ dueAt, lastError, attemptingSince: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "queued")))
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

export interface MailQueue {
  waiting: number;
  /** Since the oldest of them was written; 0 when none waits. */
  oldestSeconds: number;
}

export async function mailQueue(database: Database): Promise<MailQueue> {
  const [row] = await database
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${deliveries.createdAt})), 0)::float`,
    })
    .from(deliveries)
    .where(eq(deliveries.state, "queued"));
  return row ?? { waiting: 0, oldestSeconds: 0 };
}

export const queuedDeliveries = (tx: Transaction) =>
  tx
    .select({ id: deliveries.id, dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(eq(deliveries.state, "queued"));

/** A failed e-mail begins anew; false when it is not one of this quote, or has been called off. */
export async function reopenFailed(tx: Transaction, quoteId: number, id: string): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ state: "queued", attempts: 0, giveUpAt: null, dueAt: sql`now()` })
    .where(
      and(
        eq(deliveries.id, id),
        eq(deliveries.quoteId, quoteId),
        eq(deliveries.state, "failed"),
        isNotNull(deliveries.letter),
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Stops what companies were still to receive about a quote; answers how each of those e-mails stood. */
export async function callOffDeliveries(
  tx: Transaction,
  { quoteId, except }: { quoteId: number; except: number | null },
): Promise<Delivery[]> {
  const others = and(
    eq(deliveries.quoteId, quoteId),
    eq(deliveries.kind, "company"),
    except === null ? undefined : ne(deliveries.companyId, except),
  );
  // Locked first: an attempt that ends in between would otherwise be overlooked.
  const rows = await tx.select().from(deliveries).where(others).for("update");
  const state = sql`case when ${deliveries.state} = 'queued' then 'cancelled' else ${deliveries.state} end`;
  await tx.update(deliveries).set({ state, letter: null }).where(others);
  return rows;
}

export const deliveriesOfQuotes = (database: Database, quoteIds: number[]) =>
  database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.quoteId, quoteIds))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.companyId));

/** E-mails about quotes go with their quote; the others are forgotten here. */
export const forgetDeliveries = (database: Database, years: number) =>
  database
    .delete(deliveries)
    .where(
      and(
        isNull(deliveries.quoteId),
        lt(deliveries.createdAt, sql`now() - make_interval(years => ${years})`),
      ),
    );
