import { and, desc, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { answers, deliveries, quotes } from "#server/database/tables/requests.ts";

/** True if the customer is still told of answers: also between a choice and the emails about it, because it can be undone. */
const isStillTold = and(isNull(quotes.withdrawnAt), isNull(quotes.erasedAt), isNull(quotes.choiceToldAt));

export function findQuotesWithUnannouncedAnswers(tx: Transaction) {
  const untold = tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.quoteId, quotes.id), isNull(answers.toldAt)));
  return tx
    .select({ id: quotes.id, reference: quotes.reference })
    .from(quotes)
    .where(and(isStillTold, exists(untold)));
}

/** Undefined if the next email is due now. Uses the database's clock, which also set `createdAt`. */
export async function nextNewsAt(tx: Transaction, quoteId: number, intervalMs: number) {
  const dueAt = sql`${deliveries.createdAt} + ${intervalMs} * interval '1 millisecond'`;
  const [last] = await tx
    .select({ dueAt: sql`${dueAt}`.mapWith(deliveries.createdAt), isDue: sql<boolean>`${dueAt} <= now()` })
    .from(deliveries)
    .where(and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "answers")))
    .orderBy(desc(deliveries.createdAt))
    .limit(1);
  return last && !last.isDue ? last.dueAt : undefined;
}

export async function markAnswersAnnounced(tx: Transaction, told: readonly { id: number }[]) {
  const ids = told.map(({ id }) => id);
  await tx.update(answers).set({ toldAt: sql`now()` }).where(inArray(answers.id, ids));
}
