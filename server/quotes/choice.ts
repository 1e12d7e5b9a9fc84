import { UNDO_MINUTES } from "#contract/answers/offer.ts";
import type { QuoteRow } from "./store.ts";

/** The end of the time in which the customer can undo the choice. Null if there is none or the companies were told. */
export function undoUntil({
  chosenAt,
  choiceToldAt,
}: Pick<QuoteRow, "chosenAt" | "choiceToldAt">): Date | null {
  if (!chosenAt || choiceToldAt) return null;
  return new Date(chosenAt.getTime() + UNDO_MINUTES * 60_000);
}
