import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { DeliveryState } from "#contract/deliveries.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";

export type Delivery = typeof deliveries.$inferSelect;

export const insertDeliveries = (tx: Transaction, emails: OutgoingEmail[], state: DeliveryState) =>
  tx
    .insert(deliveries)
    .values(
      emails.map(({ to, content, limit: _limit, ...rest }) => ({
        ...rest,
        recipient: to.trim(),
        state,
        content: state === "queued" ? content : null,
      })),
    )
    .returning({ id: deliveries.id });

/** Drops the emails whose address has reached its limit. A limited address stays locked until the transaction ends. */
export async function withinLimits(tx: Transaction, emails: OutgoingEmail[]): Promise<OutgoingEmail[]> {
  const allowed: OutgoingEmail[] = [];
  for (const email of emails) if (await isWithinLimit(tx, email)) allowed.push(email);
  return allowed;
}

async function isWithinLimit(tx: Transaction, { to, kind, limit }: OutgoingEmail): Promise<boolean> {
  if (!limit) return true;
  const { rows } = await tx.execute<{ allowed: boolean }>(
    sql`select is_within_limit(${to.trim()}, ${kind}, ${limit.most}, ${limit.hours}) as allowed`,
  );
  return rows[0]?.allowed === true;
}

/** Records the start of an attempt. Returns null if the email is no longer queued. */
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

/** Applies in every state: the recipient has the email even if it was cancelled during the attempt. */
export const markSent = (database: Database, id: string) =>
  database
    .update(deliveries)
    .set({ state: "sent", sentAt: sql`now()`, content: null, attemptingSince: null, lastError: null })
    .where(eq(deliveries.id, id));

export const markFailed = (database: Database, id: string, lastError: string) =>
  database
    .update(deliveries)
    .set({ state: "failed", lastError, attemptingSince: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.state, "queued")));

/** Sets the next due time. Returns false if the email was cancelled during the attempt. */
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
  /** Age of the oldest waiting email in seconds; 0 if none waits. */
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

/** Queues a failed email of this quote again. Returns false if it has not failed or its content was deleted. */
export async function reopenFailed(tx: Transaction, quoteId: number, id: string): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ state: "queued", attempts: 0, giveUpAt: null, dueAt: sql`now()` })
    .where(
      and(
        eq(deliveries.id, id),
        eq(deliveries.quoteId, quoteId),
        eq(deliveries.state, "failed"),
        isNotNull(deliveries.content),
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length > 0;
}

/** Cancels the queued emails to companies about a quote. Returns every such email as it was before. */
export async function cancelDeliveries(
  tx: Transaction,
  { quoteId, except }: { quoteId: number; except: number | null },
): Promise<Delivery[]> {
  const others = and(
    eq(deliveries.quoteId, quoteId),
    eq(deliveries.kind, "company"),
    except === null ? undefined : ne(deliveries.companyId, except),
  );
  // Lock the rows before reading their state: an attempt might end between the two queries.
  const rows = await tx.select().from(deliveries).where(others).for("update");
  const state = sql`case when ${deliveries.state} = 'queued' then 'cancelled' else ${deliveries.state} end`;
  await tx.update(deliveries).set({ state, content: null }).where(others);
  return rows;
}

export const deliveriesOfQuotes = (database: Database, quoteIds: number[]) =>
  database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.quoteId, quoteIds))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.companyId));

/** Deletes old deliveries without a quote. Those with a quote are deleted with it. */
export const deleteDeliveries = (database: Database, years: number) =>
  database
    .delete(deliveries)
    .where(
      and(
        isNull(deliveries.quoteId),
        lt(deliveries.createdAt, sql`now() - make_interval(years => ${years})`),
      ),
    );
