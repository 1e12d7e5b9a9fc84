import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { COUNTED_DAYS } from "#contract/limits.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { answers, photos, quoteKeys, quotes } from "#server/database/tables/requests.ts";
import { eraseTyped } from "./hires/store.ts";

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
  // The server made the key of a form without script from the hash of the request.
  idempotencyKey: null,
  // Earlier releases filled these two columns.
  customerMailbox: null,
  customerPhone: null,
};

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;
/** After a recent event, customer and company may still settle something. */
const isQuiet = sql`not exists (
  select from hire_events where quote_id = ${quotes.id} and created_at > ${daysAgo(DAYS_AFTER_INVITATION)}
)`;
const isOver = or(
  lt(quotes.withdrawnAt, daysAgo(DAYS_AFTER_WITHDRAWAL)),
  and(lt(quotes.invitedAt, daysAgo(DAYS_AFTER_INVITATION)), isQuiet),
);

export async function eraseQuotes(tx: Transaction, which: { id: number } | "over"): Promise<number[]> {
  const isMeant = which === "over" ? isOver : eq(quotes.id, which.id);
  const erased = await tx
    .update(quotes)
    .set({ ...NOTHING_TYPED, erasedAt: sql`now()` })
    .where(and(isMeant, isNull(quotes.erasedAt)))
    .returning({ id: quotes.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(answers).where(inArray(answers.quoteId, ids));
    await tx.delete(photos).where(inArray(photos.quoteId, ids));
    await eraseTyped(tx, ids);
  }
  return ids;
}

/** Also deletes idempotency keys that earlier releases left in erased requests. */
export async function deleteOldKeys(database: Database): Promise<void> {
  await database
    .update(quotes)
    .set({ idempotencyKey: null })
    .where(and(isNotNull(quotes.erasedAt), isNotNull(quotes.idempotencyKey)));
  const isOld = lt(quotes.createdAt, daysAgo(COUNTED_DAYS));
  const old = database.select({ id: quotes.id }).from(quotes).where(isOld);
  await database.delete(quoteKeys).where(inArray(quoteKeys.quoteId, old));
}
