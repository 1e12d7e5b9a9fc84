import type { QuoteReceipt } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { QuotesDeps } from "./deps.ts";
import { type CloseReason, cancellationEmailContent } from "./emails/cancellation-email.ts";
import { receiptOf } from "./receipt.ts";
import { receiptTokens } from "./receipt-token.ts";
import { selectedIn } from "./selected-companies.ts";
import { findByReference, lockQuote, type QuoteRow, updateClosed } from "./store.ts";

/** The receipt after the change, or a sentence that says why it was refused. Null if the token is invalid. */
export type CloseResult = { receipt: QuoteReceipt } | { refused: string } | null;

const WITHDRAWN = "This request has been withdrawn.";

/** What the holder of a receipt link can read and do. */
export function createCloseQuote({ database, mail, companies, config }: QuotesDeps) {
  const tokens = receiptTokens(config.signingSecret);

  /** Returns null if the token is invalid. */
  const receipt = async (token: string): Promise<QuoteReceipt | null> => {
    const reference = tokens.open(token);
    const quote = reference && (await findByReference(database, reference));
    return quote ? receiptOf(quote, await mail.deliveriesOf([quote.id]), companies.find) : null;
  };

  /** Emails the asked companies, except `except`. A company whose first email is still queued gets no email at all. */
  const notifyOthers = async (
    tx: Transaction,
    quote: QuoteRow,
    reason: CloseReason,
    except: number | null,
  ) => {
    const reached = await mail.cancel(tx, { quoteId: quote.id, except });
    const content = cancellationEmailContent(quote, reason);
    await mail.enqueue(
      tx,
      reached.map(({ companyId, to }) => ({
        kind: "cancellation",
        to,
        content,
        quoteId: quote.id,
        companyId,
      })),
    );
  };

  /** Locks the quote and runs `change`. If `change` returns a sentence, the request is refused with it. */
  const close = async (
    token: string,
    change: (tx: Transaction, quote: QuoteRow) => Promise<string | undefined>,
  ): Promise<CloseResult> => {
    const reference = tokens.open(token);
    if (!reference) return null;
    const refused = await mail.transaction(async (tx) => {
      const quote = await lockQuote(tx, reference);
      return quote ? change(tx, quote) : undefined;
    });
    if (refused) return { refused };
    const updated = await receipt(token);
    return updated && { receipt: updated };
  };

  return {
    receipt,
    /** "I've chosen one". Repeating it changes nothing. */
    choose: (token: string, companyId: number) =>
      close(token, async (tx, quote) => {
        const { id, chosenCompanyId, withdrawnAt } = quote;
        if (withdrawnAt) return WITHDRAWN;
        if (chosenCompanyId === companyId) return;
        if (chosenCompanyId !== null) return alreadyChosen(quote);
        if (!selectedIn(quote).some((company) => company.id === companyId))
          return "Choose one of the companies you asked.";
        await updateClosed(tx, id, { chosenCompanyId: companyId, chosenAt: new Date() });
        await notifyOthers(tx, quote, "chosen", companyId);
      }),
    /** "Withdraw my request". Repeating it changes nothing. */
    withdraw: (token: string) =>
      close(token, async (tx, quote) => {
        if (quote.withdrawnAt) return;
        if (quote.chosenCompanyId !== null) return alreadyChosen(quote);
        await updateClosed(tx, quote.id, { withdrawnAt: new Date() });
        await notifyOthers(tx, quote, "withdrawn", null);
      }),
  };
}

function alreadyChosen(quote: QuoteRow): string {
  const chosen = selectedIn(quote).find(({ id }) => id === quote.chosenCompanyId);
  return `You have already chosen ${chosen?.name ?? "a company"}. Please contact them directly.`;
}
