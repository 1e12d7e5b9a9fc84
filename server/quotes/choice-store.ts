import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { quotes } from "#server/database/tables/requests.ts";
import type { QuoteRow } from "./store.ts";

/** The clocks of processes differ. Unlike `now()`, this is not the start of a transaction that may have waited for a lock. */
export async function databaseTime(database: Queryable): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}

export const databaseDay = async (database: Queryable): Promise<string> =>
  todayInLondon(await databaseTime(database));

export const undoMsOf = ({ undoMs = CHOICE_UNDO_MINUTES * 60_000 }: { undoMs?: number }): number => undoMs;

/** Null if the choice can't be undone. After that time it stands, even if the job that tells the companies is late. */
export async function undoUntil(
  database: Queryable,
  { chosenAt, choiceToldAt }: Pick<QuoteRow, "chosenAt" | "choiceToldAt">,
  undoMs: number,
): Promise<Date | null> {
  if (!chosenAt || choiceToldAt) return null;
  const until = new Date(chosenAt.getTime() + undoMs);
  return until > (await databaseTime(database)) ? until : null;
}

export async function markChosen(tx: Transaction, id: number, companyId: number, version: number | null) {
  const chosen = { chosenCompanyId: companyId, chosenVersion: version, chosenAt: sql`clock_timestamp()` };
  await tx.update(quotes).set(chosen).where(eq(quotes.id, id));
}

/** Takes back a choice, also one of which the companies were told, so that the customer can choose again. */
export async function clearChoice(tx: Transaction, id: number): Promise<void> {
  const none = { chosenCompanyId: null, chosenVersion: null, chosenAt: null, choiceToldAt: null };
  await tx.update(quotes).set(none).where(eq(quotes.id, id));
}

export async function markChoiceAnnounced(tx: Transaction, id: number): Promise<void> {
  await tx.update(quotes).set({ choiceToldAt: sql`clock_timestamp()` }).where(eq(quotes.id, id));
}

/** The oldest choice comes first. */
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
