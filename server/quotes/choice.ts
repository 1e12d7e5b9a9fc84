import { CHOICE_UNDO_MINUTES } from "#contract/answers/offer.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { databaseTime } from "./choice-store.ts";
import type { QuotesDeps } from "./deps.ts";
import type { QuoteRow } from "./store.ts";

type Choice = Pick<QuoteRow, "chosenAt" | "choiceToldAt">;

export const undoMsOf = ({ undoMs = CHOICE_UNDO_MINUTES * 60_000 }: Pick<QuotesDeps, "undoMs">): number =>
  undoMs;

/**
 * The end of the time in which the customer can undo the choice, by the database's clock. Null if there is no choice, the time
 * is over or the companies were told. After that time the choice stands, even if the job that tells the companies is late.
 */
export async function undoUntil(
  database: Database | Transaction,
  { chosenAt, choiceToldAt }: Choice,
  undoMs: number,
): Promise<Date | null> {
  if (!chosenAt || choiceToldAt) return null;
  const until = new Date(chosenAt.getTime() + undoMs);
  return until > (await databaseTime(database)) ? until : null;
}
