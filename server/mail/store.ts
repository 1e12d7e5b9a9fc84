import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { DeliveryKind } from "#contract/deliveries.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables.ts";

export type Delivery = typeof deliveries.$inferSelect;

/** A delivery that is sent as its own email, not as part of another one. */
export type DueDelivery = Pick<Delivery, "id" | "kind" | "dueAt">;

/** A delivery to send as its own email. Without `dueAt` it is due now. */
export type NewDelivery = Pick<DueDelivery, "id"> & Partial<DueDelivery>;

export const DUE_FIELDS = { id: deliveries.id, kind: deliveries.kind, dueAt: deliveries.dueAt };

const CANCELLED_IF_QUEUED = sql`case when ${deliveries.state} = 'queued' then 'cancelled' else ${deliveries.state} end`;

/**
 * Matches the delivery of an email and the deliveries sent with it: the same email to other branches of a company, or the
 * emails of a digest.
 */
const withCarried = (id: string) => or(eq(deliveries.id, id), eq(deliveries.sentWith, id));

/** `presentAddress` is the address in the listing of the company, or of the one into which it was merged. Null without any. */
export type StartedDelivery = Delivery & { presentAddress: string | null };

/** An email that is being sent: its own delivery, and the deliveries sent with it. */
export interface StartedAttempt {
  delivery: StartedDelivery;
  carried: StartedDelivery[];
}

const STARTED_FIELDS = {
  ...getTableColumns(deliveries),
  presentAddress: sql<string | null>`
    (select c.email from companies c where c.id = company_after_merges(deliveries.company_id))`,
};

function startedAttempt(id: string, rows: StartedDelivery[]): StartedAttempt | null {
  const delivery = rows.find((row) => row.id === id);
  return delivery ? { delivery, carried: rows.filter((row) => row.id !== id) } : null;
}

const isQueuedWith = (id: string) => and(withCarried(id), eq(deliveries.state, "queued"));

/**
 * Records the start of an attempt. Returns the email's deliveries, or null if the email is no longer queued. A transaction
 * whose email joins a digest holds the lock of the digest until its commit. So the lock comes first, in a query of its own:
 * the second query then reads every email that joined.
 */
export const beginAttempt = (
  database: Database,
  id: string,
  giveUpMs: number,
): Promise<StartedAttempt | null> =>
  database.transaction(async (tx) => {
    await tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).for("update");
    const giveUpAt = sql`coalesce(${deliveries.giveUpAt}, now() + ${giveUpMs} * interval '1 millisecond')`;
    const rows = await tx
      .update(deliveries)
      .set({ attempts: sql`${deliveries.attempts} + 1`, attemptingSince: sql`clock_timestamp()`, giveUpAt })
      .where(isQueuedWith(id))
      .returning(STARTED_FIELDS);
    return startedAttempt(id, rows);
  });

/**
 * Locks the deliveries of an email whose attempt has started, so that nobody erases or cancels them meanwhile. Returns null if
 * the email is no longer queued.
 */
export async function lockAttempt(tx: Transaction, id: string): Promise<StartedAttempt | null> {
  const rows = await tx.select(STARTED_FIELDS).from(deliveries).where(isQueuedWith(id)).for("update");
  return startedAttempt(id, rows);
}

/** The state of a delivery that waits for the first attempt of another email than the one it was in. */
export const NOT_ATTEMPTED = { attempts: 0, attemptingSince: null, giveUpAt: null } as const;

/**
 * Moves emails from a digest to a new digest to this address, which is due now. Emails that were cancelled during the
 * attempt move too, so that `markSent` does not mark them as sent. Returns the new digest.
 */
export async function moveToNewDigest(
  tx: Transaction,
  { recipient, mailbox }: Pick<Delivery, "recipient" | "mailbox">,
  rows: Delivery[],
): Promise<DueDelivery> {
  const [digest] = await tx
    .insert(deliveries)
    .values({ kind: "digest", recipient, mailbox, state: "queued" })
    .returning(DUE_FIELDS);
  if (!digest) throw new Error("The digest was not stored");
  const ids = rows.map(({ id }) => id);
  await tx
    .update(deliveries)
    .set({ ...NOT_ATTEMPTED, sentWith: digest.id })
    .where(inArray(deliveries.id, ids));
  return digest;
}

/**
 * Marks an email and the deliveries sent with it as sent in every state, because the recipient has the email even if it was
 * cancelled during the attempt. Only an email that was already returned keeps its state.
 */
export const markSent = (database: Database, id: string) =>
  database
    .update(deliveries)
    .set({ state: "sent", sentAt: sql`now()`, content: null, attemptingSince: null, lastError: null })
    .where(
      and(
        withCarried(id),
        or(eq(deliveries.id, id), isNotNull(deliveries.attemptingSince)),
        isNull(deliveries.sentAt),
      ),
    );

export const markFailed = (database: Database, id: string, lastError: string) =>
  database
    .update(deliveries)
    .set({ state: "failed", lastError, attemptingSince: null })
    .where(and(withCarried(id), eq(deliveries.state, "queued")));

/**
 * Marks an email that was accepted and then returned as failed, together with the deliveries sent with it. Sets the sending
 * time if it is missing, because the report can arrive before the attempt ends. Returns the kinds of the deliveries.
 */
export const markReturned = (database: Database, id: string, lastError: string) =>
  database
    .update(deliveries)
    .set({
      ...{ state: "failed", lastError, content: null, attemptingSince: null },
      sentAt: sql`coalesce(${deliveries.sentAt}, now())`,
    })
    .where(
      and(
        withCarried(id),
        or(eq(deliveries.state, "sent"), and(eq(deliveries.state, "queued"), gt(deliveries.attempts, 0))),
      ),
    )
    .returning({ kind: deliveries.kind });

/** Sets the next due time. Returns false if the email was cancelled or returned during the attempt. */
export async function postpone(
  tx: Transaction,
  id: string,
  dueAt: Date,
  lastError: string,
): Promise<boolean> {
  const rows = await tx
    .update(deliveries)
    .set({ dueAt, lastError, attemptingSince: null })
    .where(and(withCarried(id), eq(deliveries.state, "queued")))
    .returning({ id: deliveries.id });
  return rows.some((row) => row.id === id);
}

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

/** All queued emails that are sent on their own, or only those in `ids`. */
export const queuedDeliveries = (tx: Transaction, ids?: string[]): Promise<DueDelivery[]> =>
  tx
    .select(DUE_FIELDS)
    .from(deliveries)
    .where(
      and(eq(deliveries.state, "queued"), isNull(deliveries.sentWith), ids && inArray(deliveries.id, ids)),
    );

/**
 * Queues a failed email again if it is about this quote request, or any failed email if `quoteId` is null. Returns false if the
 * email has not failed, is about another quote request, or its content was deleted.
 */
export async function reopenFailed(tx: Transaction, quoteId: number | null, id: string): Promise<boolean> {
  const ofQuote = quoteId === null ? undefined : eq(deliveries.quoteId, quoteId);
  return (await reopen(tx, and(eq(deliveries.id, id), ofQuote))).length > 0;
}

/** Queues every failed email about these quotes again, except those whose content was deleted. */
export const reopenAllFailed = (tx: Transaction, quoteIds: number[]) =>
  reopen(tx, inArray(deliveries.quoteId, quoteIds));

const other = alias(deliveries, "other");

/**
 * Matches a delivery whose content still exists: in its own row, in that of the email with which it was sent, or in a row of
 * the same digest for another branch of the company.
 */
const hasContent = (tx: Transaction) =>
  exists(
    tx
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          isNotNull(other.content),
          or(
            sql`${other.id} in (deliveries.id, deliveries.sent_with)`,
            sql`(${other.sentWith}, ${other.quoteId}, ${other.kind}) = (deliveries.sent_with, deliveries.quote_id, deliveries.kind)`,
          ),
        ),
      ),
  );

/** Matches a digest with emails whose content still exists. It has no content of its own. */
const isDigestWithContent = (tx: Transaction) =>
  exists(
    tx
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          sql`deliveries.kind in ('digest', 'admin-digest') and ${other.sentWith} = deliveries.id`,
          eq(other.state, "failed"),
          isNotNull(other.content),
        ),
      ),
  );

/**
 * Queues the matching failed emails again, with the deliveries sent with them: the emails of a digest, and copies for other
 * branches, which have no content of their own. Emails whose content was deleted stay failed.
 */
async function reopen(tx: Transaction, matches: SQL | undefined): Promise<DueDelivery[]> {
  const again = { state: "queued", attempts: 0, giveUpAt: null, dueAt: sql`now()` } as const;
  const isFailed = eq(deliveries.state, "failed");
  const rows = await tx
    .update(deliveries)
    .set({ ...again, sentWith: null })
    .where(and(matches, isFailed, or(isNotNull(deliveries.content), isDigestWithContent(tx))))
    .returning(DUE_FIELDS);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(deliveries)
      .set(again)
      .where(and(inArray(deliveries.sentWith, ids), isFailed, hasContent(tx)));
  return rows;
}

/**
 * Selects the emails with a quote request to companies, except those to the email address of company `except`. Cancels the
 * queued ones, deletes the content of all, and returns all as they were before.
 */
export async function cancelDeliveries(
  tx: Transaction,
  { quoteId, except }: { quoteId: number; except: number | null },
): Promise<Delivery[]> {
  const ofQuote = and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "company"));
  const chosen = tx
    .select({ recipient: deliveries.recipient })
    .from(deliveries)
    .where(and(ofQuote, eq(deliveries.companyId, except ?? 0)));
  const others = and(ofQuote, notInArray(deliveries.recipient, chosen));
  // Lock the rows before reading their state: an attempt might end between the two queries.
  const rows = await tx.select().from(deliveries).where(others).for("update");
  await tx.update(deliveries).set({ state: CANCELLED_IF_QUEUED, content: null }).where(others);
  return rows;
}

const REMINDERS: DeliveryKind[] = ["company-reminder", "customer-reminder"];

export const cancelReminders = (tx: Transaction, quoteId: number): Promise<void> =>
  cancelKinds(tx, quoteId, REMINDERS);

/**
 * Cancels the reminders to companies that have all answered. A reminder to several branches of a company is still needed while
 * one of them has not answered.
 */
export async function cancelAnsweredReminders(
  tx: Transaction,
  quoteId: number,
  answered: number[],
): Promise<void> {
  const isReminder = and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "company-reminder"));
  const awaited = tx
    .select({ mailbox: deliveries.mailbox })
    .from(deliveries)
    .where(and(isReminder, notInArray(deliveries.companyId, answered)));
  await tx
    .update(deliveries)
    .set({ state: CANCELLED_IF_QUEUED, content: null })
    .where(and(isReminder, notInArray(deliveries.mailbox, awaited)));
}

/**
 * Cancels the emails that nobody needs after a withdrawal, besides those that `cancelDeliveries` cancels. The customer still
 * needs the confirmation: somebody else may have written the request, and its link deletes the details.
 */
export const cancelAfterWithdrawal = (tx: Transaction, quoteId: number): Promise<void> =>
  cancelKinds(tx, quoteId, [...REMINDERS, "verification", "answers"]);

/** Cancels the queued emails of these kinds. Deletes the content of all of them, so that failed ones cannot be queued again. */
async function cancelKinds(tx: Transaction, quoteId: number, kinds: DeliveryKind[]): Promise<void> {
  await tx
    .update(deliveries)
    .set({ state: CANCELLED_IF_QUEUED, content: null })
    .where(and(eq(deliveries.quoteId, quoteId), inArray(deliveries.kind, kinds)));
}

export const deliveriesOfQuotes = (database: Database | Transaction, quoteIds: number[]) =>
  database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.quoteId, quoteIds))
    .orderBy(asc(deliveries.createdAt), asc(deliveries.companyId));

/** Deletes deliveries without a quote after `years` years. Other deliveries are deleted with their quote. */
export const deleteDeliveries = (database: Database, years: number) =>
  database
    .delete(deliveries)
    .where(
      and(
        isNull(deliveries.quoteId),
        lt(deliveries.createdAt, sql`now() - make_interval(years => ${years})`),
      ),
    );
