import { mailboxKey } from "#contract/text/contact-keys.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { QuotesDeps } from "./deps.ts";
import { type CloseReason, cancellationEmailContent } from "./emails/cancellation-email.ts";
import { eraseQuotes } from "./erase-store.ts";
import type { Receipts } from "./receipts.ts";
import { selectedIn } from "./selected-companies.ts";
import { type QuoteRow, updateClosed } from "./store.ts";

const WITHDRAWN = "This request has been withdrawn.";
const NOT_SENT = "This request waits until you confirm your email address.";

/** How the holder of a receipt link closes the request. */
export function createCloseQuote({ mail }: QuotesDeps, receipts: Receipts) {
  /** Emails the asked companies, except `except`. A company whose first email is still queued gets no email at all. */
  const notifyOthers = async (
    tx: Transaction,
    quote: QuoteRow,
    reason: CloseReason,
    except: number | null,
  ) => {
    const reached = await mail.cancel(tx, { quoteId: quote.id, except });
    const content = cancellationEmailContent(quote, reason);
    const mailboxes = new Map(reached.map((company) => [mailboxKey(company.to), company]));
    await mail.enqueue(
      tx,
      [...mailboxes.values()].map(({ companyId, to }) => ({
        kind: "cancellation",
        to,
        content,
        quoteId: quote.id,
        companyId,
      })),
    );
  };

  const withdraw = async (tx: Transaction, quote: QuoteRow) => {
    await updateClosed(tx, quote.id, { withdrawnAt: new Date() });
    await notifyOthers(tx, quote, "withdrawn", null);
  };

  return {
    /** "I've chosen one". Repeating it changes nothing. */
    choose: (token: string, companyId: number) =>
      receipts.change(token, async (tx, quote) => {
        const { id, chosenCompanyId, withdrawnAt } = quote;
        if (withdrawnAt) return WITHDRAWN;
        if (quote.awaitingConfirmation) return NOT_SENT;
        if (chosenCompanyId === companyId) return;
        if (chosenCompanyId !== null) return alreadyChosen(quote);
        if (!selectedIn(quote).some((company) => company.id === companyId))
          return "Choose one of the companies you asked.";
        const now = new Date();
        await updateClosed(tx, id, { chosenCompanyId: companyId, chosenAt: now, choiceToldAt: now });
        await notifyOthers(tx, quote, "chosen", companyId);
      }),
    /** "Withdraw my request". Repeating it changes nothing. */
    withdraw: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.withdrawnAt) return;
        if (quote.chosenCompanyId !== null) return alreadyChosen(quote);
        await withdraw(tx, quote);
      }),
    /** "Withdraw and delete my details". Repeating it changes nothing. */
    erase: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.erasedAt) return;
        if (!quote.withdrawnAt && quote.chosenCompanyId === null) await withdraw(tx, quote);
        await eraseQuotes(tx, { id: quote.id });
        await mail.eraseCustomers(tx, [quote.id]);
      }),
  };
}

function alreadyChosen(quote: QuoteRow): string {
  const chosen = selectedIn(quote).find(({ id }) => id === quote.chosenCompanyId);
  return `You have already chosen ${chosen?.name ?? "a company"}. Please contact them directly.`;
}
