import type { QuoteReceipt } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { Refusal } from "#server/refusal.ts";
import { answersOfQuotes } from "./answers/store.ts";
import { undoMsOf, undoUntil } from "./choice.ts";
import { databaseTime } from "./choice-store.ts";
import type { QuotesDeps } from "./deps.ts";
import { canAsk, otherCompanies } from "./follow-ups/other-companies.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { receiptOf } from "./receipt.ts";
import { findByReference, lockQuote, type QuoteRow } from "./store.ts";
import { whyNotConfirm } from "./why-not-confirm.ts";

/** The token is invalid, or the request was deleted. */
export const NO_RECEIPT: Refusal = {
  refused: "not-found",
  message: "Receipt not found. Please check that the link is complete.",
};

export type Receipts = ReturnType<typeof createReceipts>;

/** Reads and changes quote requests by the token of their receipt link. */
export function createReceipts(deps: QuotesDeps) {
  const { database, mail, companies, config } = deps;
  const undoMs = undoMsOf(deps);
  const tokens = quoteTokens(config.signingSecret);

  /** Returns null if the token is invalid or the request was deleted. */
  const read = async (token: string): Promise<QuoteReceipt | null> => {
    const reference = tokens.open(token);
    const quote = reference && (await findByReference(database, reference));
    if (!quote) return null;
    const isWaiting = quote.awaitingConfirmation && !quote.withdrawnAt;
    const [now, deliveries, answers, until] = await Promise.all([
      databaseTime(database),
      mail.deliveriesOf([quote.id]),
      answersOfQuotes(database, [quote.id]),
      undoUntil(database, quote, undoMs),
    ]);
    const confirmRefusal = isWaiting ? whyNotConfirm(quote, now) : null;
    const receipt = receiptOf(quote, { deliveries, answers, undoUntil: until }, companies.find);
    const further = { others: otherCompanies(deps, quote, now), canAsk: canAsk(quote, now) };
    const canConfirm = isWaiting && !confirmRefusal && tokens.isConfirming(token);
    return { ...receipt, ...further, canConfirm, confirmRefusal };
  };

  return {
    read,
    /** Locks the quote and runs `change`. If `change` returns a sentence, the change is refused with it. */
    async change(
      token: string,
      change: (tx: Transaction, quote: QuoteRow) => Promise<string | undefined>,
    ): Promise<QuoteReceipt | Refusal> {
      const reference = tokens.open(token);
      if (!reference) return NO_RECEIPT;
      const message = await mail.transaction(async (tx) => {
        const quote = await lockQuote(tx, reference);
        return quote ? change(tx, quote) : undefined;
      });
      if (message) return { refused: "conflict", message };
      return (await read(token)) ?? NO_RECEIPT;
    },
  };
}
