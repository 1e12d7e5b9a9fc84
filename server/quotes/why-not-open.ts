import type { Transaction } from "#server/database/connect.ts";
import { undoUntil } from "./choice.ts";
import { selectedIn } from "./request-facts.ts";
import type { QuoteRow } from "./store.ts";

const WITHDRAWN = "This request has been withdrawn.";
const NOT_SENT = "This request waits until you confirm your email address.";

export const chosenName = (quote: QuoteRow): string =>
  selectedIn(quote).find(({ id }) => id === quote.chosenCompanyId)?.name ?? "a company";

/**
 * A sentence for the customer if the request is not open, otherwise undefined. `next` is the refused action in words, for
 * example "ask others".
 */
export async function whyNotOpen(
  tx: Transaction,
  quote: QuoteRow,
  { next, undoMs }: { next: string; undoMs: number },
): Promise<string | undefined> {
  if (quote.withdrawnAt) return WITHDRAWN;
  if (quote.awaitingConfirmation) return NOT_SENT;
  if (quote.chosenCompanyId === null) return;
  const name = chosenName(quote);
  return (await undoUntil(tx, quote, undoMs))
    ? `You have chosen ${name}, and nobody has been told yet. Undo that first, then ${next}.`
    : `You have already chosen ${name}. Please contact them directly.`;
}
