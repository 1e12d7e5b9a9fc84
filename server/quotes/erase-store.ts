import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { answers, quotes } from "#server/database/tables.ts";

/** The customer's details are deleted this many days after a withdrawal or after the invitation to a review. */
const DAYS_AFTER_WITHDRAWAL = 30;
export const DAYS_AFTER_INVITATION = 30;

const NOTHING_TYPED = {
  name: "",
  email: "",
  phone: "",
  location: "",
  skipSize: "",
  wasteType: "",
  hireLength: null,
  hireDate: null,
  additionalInfo: null,
  job: null,
  requestHash: "",
  // The key of a form without script contains the hash of the request.
  idempotencyKey: null,
};

const isDayOld = sql`${quotes.createdAt} < now() - interval '1 day'`;
/**
 * Deletes a mailbox or telephone key only if its request is more than a day old. The daily limits per customer count requests
 * by these keys, and erasing a request must not reset the limits.
 */
const keyOnceDayOld = (key: typeof quotes.customerMailbox | typeof quotes.customerPhone): SQL =>
  sql`case when ${isDayOld} then null else ${key} end`;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
const isOver = or(
  lt(quotes.withdrawnAt, daysAgo(DAYS_AFTER_WITHDRAWAL)),
  lt(quotes.invitedAt, daysAgo(DAYS_AFTER_INVITATION)),
);

/**
 * Deletes what the customers typed and what the companies answered. "over" selects every request whose withdrawal or invitation
 * was more than 30 days ago. Returns the ids of the erased requests.
 */
export async function eraseQuotes(tx: Transaction, which: { id: number } | "over"): Promise<number[]> {
  const isMeant = which === "over" ? isOver : eq(quotes.id, which.id);
  const erased = await tx
    .update(quotes)
    .set({
      ...NOTHING_TYPED,
      customerMailbox: keyOnceDayOld(quotes.customerMailbox),
      customerPhone: keyOnceDayOld(quotes.customerPhone),
      erasedAt: sql`now()`,
    })
    .where(and(isMeant, isNull(quotes.erasedAt)))
    .returning({ id: quotes.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(answers).where(inArray(answers.quoteId, ids));
  return ids;
}

/**
 * Deletes the mailbox and telephone keys of erased requests that are more than a day old. Until then, the daily limits count
 * requests by these keys. Also deletes the idempotency keys that earlier releases left.
 */
export async function eraseKeys(database: Database): Promise<void> {
  const hasKey = or(
    isNotNull(quotes.customerMailbox),
    isNotNull(quotes.customerPhone),
    isNotNull(quotes.idempotencyKey),
  );
  await database
    .update(quotes)
    .set({ customerMailbox: null, customerPhone: null, idempotencyKey: null })
    .where(and(isNotNull(quotes.erasedAt), hasKey, isDayOld));
}
