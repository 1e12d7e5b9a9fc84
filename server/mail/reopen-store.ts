import { and, eq, exists, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { DUE_FIELDS, type DueDelivery } from "./store.ts";

/** Queues a failed email about this quote request, or about anything, again. False if there is none with content. */
export async function reopenFailed(tx: Transaction, quoteId: number | null, id: string): Promise<boolean> {
  const ofQuote = quoteId === null ? undefined : eq(deliveries.quoteId, quoteId);
  return (await reopen(tx, and(eq(deliveries.id, id), ofQuote))).length > 0;
}

/** Queues every failed email about these quotes again, except those whose content was deleted. */
export const reopenAllFailed = (tx: Transaction, quoteIds: number[]) =>
  reopen(tx, inArray(deliveries.quoteId, quoteIds));

const other = alias(deliveries, "other");

const existsOtherWithContent = (tx: Transaction, condition: SQL | undefined) =>
  exists(
    tx
      .select({ id: other.id })
      .from(other)
      .where(and(condition, isNotNull(other.content))),
  );

/**
 * Matches a delivery whose content still exists: in its own row, in that of the email with which it was sent, or in a row of
 * the same digest for another branch of the company.
 */
const hasContent = (tx: Transaction) =>
  existsOtherWithContent(
    tx,
    or(
      sql`${other.id} in (deliveries.id, deliveries.sent_with)`,
      sql`(${other.sentWith}, ${other.quoteId}, ${other.kind}) = (deliveries.sent_with, deliveries.quote_id, deliveries.kind)`,
    ),
  );

/** Matches a digest with emails whose content still exists. It has no content of its own. */
const isDigestWithContent = (tx: Transaction) =>
  existsOtherWithContent(
    tx,
    and(
      sql`deliveries.kind in ('digest', 'admin-digest') and ${other.sentWith} = deliveries.id`,
      eq(other.state, "failed"),
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
