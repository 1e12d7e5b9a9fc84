import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { quotes } from "#server/database/tables/requests.ts";
import type { QuoteRow } from "./store.ts";

/** The clocks of processes differ. Unlike `now()`, this is not the start of a transaction that may have waited for a lock. */
export async function databaseTime(database: Database | Transaction): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as now`,
  );
  return new Date(Number(rows[0]?.now));
}

export const databaseDay = async (database: Database | Transaction): Promise<string> =>
  todayInLondon(await databaseTime(database));

export const undoMsOf = ({ undoMs = CHOICE_UNDO_MINUTES * 60_000 }: { undoMs?: number }): number => undoMs;

/** Null if the choice can't be undone. After that time it stands, even if the job that tells the companies is late. */
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

/** Oldest choice first. */
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
