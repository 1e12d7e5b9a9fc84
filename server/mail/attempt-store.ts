import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { returnedRow } from "#server/database/rows.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { type EmailContent, storedContent } from "./email-content.ts";
import { type Delivery, DUE_FIELDS, type DueDelivery } from "./store.ts";

const withCarried = (id: string) => or(eq(deliveries.id, id), eq(deliveries.sentWith, id));

/** `presentAddress` is the address in the company's listing, or in the listing into which it was merged. */
export type StartedDelivery = Delivery & { presentAddress: string | null };

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
 * A transaction that adds an email to a digest locks the digest until its commit. So the first query waits for this lock, and the
 * second query then reads every email of the digest.
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

/** Locks the deliveries of an attempt, so that no other transaction erases or cancels them. */
export async function lockAttempt(tx: Transaction, id: string): Promise<StartedAttempt | null> {
  const rows = await tx.select(STARTED_FIELDS).from(deliveries).where(isQueuedWith(id)).for("update");
  return startedAttempt(id, rows);
}

/** The values of a delivery that moves to another email. No attempt to send this email has started yet. */
const NOT_ATTEMPTED = { attempts: 0, attemptingSince: null, giveUpAt: null } as const;

type Address = Pick<Delivery, "recipient" | "mailbox">;

const isAmong = (rows: readonly Delivery[]) =>
  inArray(
    deliveries.id,
    rows.map(({ id }) => id),
  );

export async function updateAddress(tx: Transaction, rows: Delivery[], address: Address): Promise<void> {
  await tx.update(deliveries).set(address).where(isAmong(rows));
}

export async function updateContent(tx: Transaction, id: string, content: EmailContent): Promise<void> {
  await tx
    .update(deliveries)
    .set({ content: storedContent(content) })
    .where(eq(deliveries.id, id));
}

async function moveTo(tx: Transaction, email: DueDelivery, rows: readonly Delivery[]): Promise<DueDelivery> {
  const sentWith = email.id;
  await tx
    .update(deliveries)
    .set({ ...NOT_ATTEMPTED, sentWith })
    .where(isAmong(rows));
  return email;
}

/** Sends an email to several branches of a company separately from the email that it was a part of. */
export async function detachDelivery(
  tx: Transaction,
  [first, ...branches]: Delivery[],
): Promise<DueDelivery> {
  const detached = tx.update(deliveries).set({ ...NOT_ATTEMPTED, sentWith: null, dueAt: sql`now()` });
  const email = detached.where(eq(deliveries.id, first?.id ?? "")).returning(DUE_FIELDS);
  return moveTo(tx, await returnedRow(email), branches);
}

/** Emails that were cancelled during the attempt move too, so that `markSent` does not mark them as sent. */
export async function moveToNewDigest(
  tx: Transaction,
  { recipient, mailbox }: Address,
  rows: Delivery[],
): Promise<DueDelivery> {
  const digest = tx.insert(deliveries).values({ kind: "digest", recipient, mailbox, state: "queued" });
  return moveTo(tx, await returnedRow(digest.returning(DUE_FIELDS)), rows);
}

/**
 * A delivery that was cancelled during the attempt is marked too, because the recipient has the email. An email that was already
 * returned keeps its state.
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
    .where(isQueuedWith(id));

/** Sets the sending time if it is missing, because the report of a return can arrive before the attempt ends. */
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

/** Returns the email, unless it was cancelled or returned meanwhile. */
export async function postpone(tx: Transaction, id: string, dueAt: Date, lastError: string) {
  const postponed = tx.update(deliveries).set({ dueAt, lastError, attemptingSince: null });
  const rows = await postponed.where(isQueuedWith(id)).returning(DUE_FIELDS);
  return rows.filter((row) => row.id === id);
}
