import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { quotes } from "#server/database/tables/requests.ts";
import type { QuoteRow } from "./store.ts";

/**
 * The current time by the database's clock, because the clocks of processes differ. Unlike `now()`, it is not the start of the
 * transaction, which may have waited for a lock.
 */
export async function databaseTime(database: Database | Transaction): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}

/** The present day in the United Kingdom by the database's clock. */
export const databaseDay = async (database: Database | Transaction): Promise<string> =>
  todayInLondon(await databaseTime(database));

export const undoMsOf = ({ undoMs = CHOICE_UNDO_MINUTES * 60_000 }: { undoMs?: number }): number => undoMs;

/**
 * The end of the time in which the customer can undo the choice, by the database's clock. Null if there is no choice, the time
 * is over or the companies were told. After that time the choice stands, even if the job that tells the companies is late.
 */
export async function undoUntil(
  database: Database | Transaction,
  { chosenAt, choiceToldAt }: Pick<QuoteRow, "chosenAt" | "choiceToldAt">,
  undoMs: number,
): Promise<Date | null> {
  if (!chosenAt || choiceToldAt) return null;
  const until = new Date(chosenAt.getTime() + undoMs);
  return until > (await databaseTime(database)) ? until : null;
}

export async function markChosen(
  tx: Transaction,
  id: number,
  chosen: { companyId: number; version: number | null },
): Promise<void> {
  await tx
    .update(quotes)
    .set({
      chosenCompanyId: chosen.companyId,
      chosenVersion: chosen.version,
      chosenAt: sql`clock_timestamp()`,
    })
    .where(eq(quotes.id, id));
}

/** Takes back a choice, also one of which the companies were told, so that the customer can choose again. */
export async function clearChoice(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(quotes)
    .set({ chosenCompanyId: null, chosenVersion: null, chosenAt: null, choiceToldAt: null })
    .where(eq(quotes.id, id));
}

export async function markChoiceAnnounced(tx: Transaction, id: number): Promise<void> {
  await tx.update(quotes).set({ choiceToldAt: sql`clock_timestamp()` }).where(eq(quotes.id, id));
}

/**
 * References of requests whose choice can no longer be undone and was not announced to the companies yet, oldest choice first.
 */
export async function findUnannouncedChoices(
  database: Database,
  undoMs: number,
  limit: number,
): Promise<string[]> {
  const isOver = sql`${quotes.chosenAt} <= now() - ${undoMs} * interval '1 millisecond'`;
  const rows = await database
    .select({ reference: quotes.reference })
    .from(quotes)
    .where(and(isOver, isNull(quotes.choiceToldAt), isNull(quotes.invitedAt)))
    .orderBy(asc(quotes.chosenAt))
    .limit(limit);
  return rows.map(({ reference }) => reference);
}
