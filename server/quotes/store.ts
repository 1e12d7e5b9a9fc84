import { and, asc, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import { UNCONFIRMED_QUOTE_DAYS } from "#contract/limits.ts";
import { storedQuoteSchema } from "#contract/quotes.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { isPastRetention } from "#server/database/conditions.ts";
import { buildOnce, type Database, type Queryable, type Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { quoteKeys, quotes } from "#server/database/tables/requests.ts";
import { searchCondition } from "./search-store.ts";

export type QuoteRow = typeof quotes.$inferSelect;

export type WrittenQuote = Pick<QuoteRow, "job" | (typeof WRITTEN)[number]>;

const WRITTEN = [
  ...(["name", "email", "phone", "location", "skipSize", "wasteType", "hireLength", "hireDate"] as const),
  ...(["additionalInfo", "selectedCompanies", "reference", "idempotencyKey", "requestHash"] as const),
];
const value = sql.placeholder;
const placeholders = Object.fromEntries(WRITTEN.map((name) => [name, value(name)]));

const insertion = buildOnce((database) => {
  const inserted = database.$with("inserted").as(
    database
      .insert(quotes)
      .values({
        ...(placeholders as Record<(typeof WRITTEN)[number], ReturnType<typeof value>>),
        // Drizzle encodes a placeholder of a JSON column, so null would become the JSON value `null`. Within `sql`, null stays
        // NULL.
        job: sql`${value("job")}`,
        awaitingConfirmation: sql`has_full_key(${value("limitedKinds")}, ${value("limitedKeys")}, ${value("limits")})`,
      })
      .onConflictDoNothing()
      .returning({ id: quotes.id, awaitingConfirmation: quotes.awaitingConfirmation }),
  );
  const rows = database
    .select({
      quoteId: inserted.id,
      kind: sql`unnest(${value("kinds")}::text[])`.as("kind"),
      key: sql`unnest(${value("keys")}::text[])`.as("key"),
    })
    .from(inserted);
  const awaitingConfirmation = sql<boolean>`(select ${inserted.awaitingConfirmation} from ${inserted})`;
  return database
    .with(inserted)
    .insert(quoteKeys)
    .select(rows)
    .returning({ id: quoteKeys.quoteId, awaitingConfirmation })
    .prepare("insert_quote");
});

/**
 * A hash by which requests are counted. Above `most` requests a day with one hash, further requests wait for a confirmation. Null
 * means no limit.
 */
export interface QuoteKey {
  kind: typeof quoteKeys.$inferInsert.kind;
  key: string;
  most: number | null;
}

/** Null if the reference or the idempotency key is taken. */
export async function insertQuote(tx: Transaction, quote: WrittenQuote, keys: readonly QuoteKey[]) {
  const limited = keys.filter(({ most }) => most !== null);
  const [row = null] = await insertion(tx).execute({
    ...quote,
    job: quote.job && JSON.stringify(quote.job),
    limitedKinds: limited.map(({ kind }) => kind),
    limitedKeys: limited.map(({ key }) => key),
    limits: limited.map(({ most }) => most),
    kinds: keys.map(({ kind }) => kind),
    keys: keys.map(({ key }) => key),
  });
  return row;
}

/**
 * The time by the database's clock, because the clocks of processes differ. `now()` would give the start of the transaction, but
 * the transaction may have waited for a lock.
 */
export const NOW = sql`clock_timestamp()`;

export async function updateQuote(tx: Transaction, id: number, values: PgUpdateSetSource<typeof quotes>) {
  await tx.update(quotes).set(values).where(eq(quotes.id, id));
}

export const findByKey = (database: Database, key: string): Promise<QuoteRow | null> =>
  firstRow(database.select().from(quotes).where(eq(quotes.idempotencyKey, key)));

export const findByReference = (database: Database, reference: string): Promise<QuoteRow | null> =>
  firstRow(database.select().from(quotes).where(eq(quotes.reference, reference)));

/** Transactions that answer, change or close a quote lock it, so that they run one after the other. */
export const lockQuote = (tx: Transaction, reference: string): Promise<QuoteRow | null> =>
  firstRow(tx.select().from(quotes).where(eq(quotes.reference, reference)).for("update"));

/** The beginning of an idempotency key that the server made for a form without script. */
export const FORM_KEY_START = "form-";

/**
 * Frees the key of a form sent over an hour ago, so that an equal form counts as a new request. Keys are unique, so only one of
 * several simultaneous copies is stored.
 */
export async function clearOldFormKey(database: Database, key: string): Promise<void> {
  const isOld = lt(quotes.createdAt, sql`now() - interval '1 hour'`);
  await database
    .update(quotes)
    .set({ idempotencyKey: null })
    .where(and(eq(quotes.idempotencyKey, key), isOld));
}

/**
 * Frees a key that the server made, so that an equal form counts as a new request. A client's key stays, because a repeated call
 * with this key is the same request.
 */
export async function updateWithdrawn(tx: Transaction, id: number) {
  const { idempotencyKey } = quotes;
  const otherKey = sql`case when starts_with(${idempotencyKey}, ${FORM_KEY_START}) then null else ${idempotencyKey} end`;
  await updateQuote(tx, id, { withdrawnAt: sql`now()`, idempotencyKey: otherKey });
}

export const listQuotes = (
  database: Database,
  { page = 1, limit, ...search }: QuoteSearch & { limit: number },
) =>
  database
    .select({
      ...schemaFields(quotes, storedQuoteSchema),
      ...{ chosenVersion: quotes.chosenVersion, choiceToldAt: quotes.choiceToldAt },
    })
    .from(quotes)
    .where(searchCondition(search))
    .orderBy(desc(quotes.id))
    .limit(limit)
    .offset((page - 1) * limit);

export const countQuotes = (database: Database, search: QuoteSearch): Promise<number> =>
  database.$count(quotes, searchCondition(search));

/** The log keeps the reference of the request, but no text of the customer or a company. */
export const deleteQuote = (database: Database, id: number): Promise<boolean> =>
  database.transaction(async (tx) => {
    const deleted = tx.delete(quotes).where(eq(quotes.id, id)).returning({ request: quotes.reference });
    const before = await firstRow(deleted);
    if (before) await insertLogEntries(tx, [{ kind: "request-deleted", changedBy: "administrator", before }]);
    return before !== null;
  });

export async function deleteOldQuotes(database: Database): Promise<void> {
  const isUnconfirmed = and(
    eq(quotes.awaitingConfirmation, true),
    // A withdrawn request is erased 30 days after the withdrawal.
    isNull(quotes.withdrawnAt),
    lt(quotes.createdAt, sql`now() - make_interval(days => ${UNCONFIRMED_QUOTE_DAYS})`),
  );
  await database.delete(quotes).where(or(isPastRetention(quotes.createdAt), isUnconfirmed));
}

export async function databaseTime(database: Queryable): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select extract(epoch from ${NOW}) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}

export const databaseDay = async (database: Queryable): Promise<string> =>
  todayInLondon(await databaseTime(database));

export const undoMsOf = ({ undoMs = CHOICE_UNDO_MINUTES * 60_000 }: { undoMs?: number }): number => undoMs;

/**
 * The end of the time in which a choice can be undone; null without a choice, after that time, or once the companies were told.
 * The time ends even if the job that tells the companies is late.
 */
export async function undoUntil(
  database: Queryable,
  { chosenAt, choiceToldAt }: Pick<QuoteRow, "chosenAt" | "choiceToldAt">,
  undoMs: number,
): Promise<Date | null> {
  if (!chosenAt || choiceToldAt) return null;
  const until = new Date(chosenAt.getTime() + undoMs);
  return until > (await databaseTime(database)) ? until : null;
}

/** Takes back a choice, even if the companies were told of it, so that the customer can choose again. */
export const clearChoice = (tx: Transaction, id: number): Promise<void> =>
  updateQuote(tx, id, { chosenCompanyId: null, chosenVersion: null, chosenAt: null, choiceToldAt: null });

export async function findUnannouncedChoices(database: Database, undoMs: number, limit: number) {
  const isOver = sql`${quotes.chosenAt} <= now() - ${undoMs} * interval '1 millisecond'`;
  const rows = await database
    .select({ reference: quotes.reference })
    .from(quotes)
    .where(and(isOver, isNull(quotes.choiceToldAt), isNull(quotes.invitedAt)))
    .orderBy(asc(quotes.chosenAt))
    .limit(limit);
  return rows.map(({ reference }) => reference);
}
