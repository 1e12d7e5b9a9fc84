import type { Transaction } from "#server/database/connect.ts";
import { answerOf } from "./answers/offer-view.ts";
import { answersOfQuotes } from "./answers/store.ts";
import { undoMsOf, undoUntil } from "./choice.ts";
import { clearChoice, markChosen } from "./choice-store.ts";
import { createClosingEmails } from "./closing-emails.ts";
import type { QuotesDeps } from "./deps.ts";
import { eraseQuotes } from "./erase-store.ts";
import type { Receipts } from "./receipts.ts";
import { selectedIn } from "./selected-companies.ts";
import { type QuoteRow, updateWithdrawn } from "./store.ts";

const WITHDRAWN = "This request has been withdrawn.";
const NOT_SENT = "This request waits until you confirm your email address.";

/** How the holder of a receipt link closes the request. A choice can be undone for some minutes, and nobody is told before. */
export function createCloseQuote(deps: QuotesDeps, receipts: Receipts) {
  const { mail } = deps;
  const undoMs = undoMsOf(deps);
  const emails = createClosingEmails(deps);
  const canUndo = async (tx: Transaction, quote: QuoteRow) => (await undoUntil(tx, quote, undoMs)) !== null;

  const withdraw = async (tx: Transaction, quote: QuoteRow) => {
    await updateWithdrawn(tx, quote.id);
    await emails.tellWithdrawn(tx, quote);
  };
  /** Says why nothing else can be done with a request that has a choice. */
  const refuseBecauseChosen = async (tx: Transaction, quote: QuoteRow, next: string) => {
    const name = chosenName(quote);
    return (await canUndo(tx, quote))
      ? `You have chosen ${name}, and nobody has been told yet. Undo that first, then ${next}.`
      : `You have already chosen ${name}. Please contact them directly.`;
  };

  return {
    /** "I've chosen one". Repeating it changes nothing. The companies are told once it cannot be undone any more. */
    choose: (token: string, companyId: number) =>
      receipts.change(token, async (tx, quote) => {
        const { id, chosenCompanyId, withdrawnAt } = quote;
        if (withdrawnAt) return WITHDRAWN;
        if (quote.awaitingConfirmation) return NOT_SENT;
        if (chosenCompanyId === companyId) return;
        if (chosenCompanyId !== null) return refuseBecauseChosen(tx, quote, "choose another company");
        if (!selectedIn(quote).some((company) => company.id === companyId))
          return "Choose one of the companies you asked.";
        const { offer } = answerOf(companyId, await answersOfQuotes(tx, [id]), quote);
        await markChosen(tx, id, { companyId, version: offer?.version ?? null });
      }),
    /** "Undo". Without a choice it changes nothing. */
    undo: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.chosenCompanyId === null) return;
        if (!(await canUndo(tx, quote)))
          return `The time to undo your choice is over. Please contact ${chosenName(quote)} directly.`;
        await clearChoice(tx, quote.id);
      }),
    /** "Withdraw my request". Repeating it changes nothing. */
    withdraw: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.withdrawnAt) return;
        if (quote.chosenCompanyId !== null) return refuseBecauseChosen(tx, quote, "withdraw your request");
        await withdraw(tx, quote);
      }),
    /** "Withdraw and delete my details". Repeating it changes nothing. A choice is told at once, while there are details. */
    erase: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.erasedAt) return;
        if (!quote.withdrawnAt && quote.chosenCompanyId === null) await withdraw(tx, quote);
        await emails.tellChoice(tx, quote);
        await eraseQuotes(tx, { id: quote.id });
        await mail.eraseCustomers(tx, [quote.id]);
      }),
  };
}

const chosenName = (quote: QuoteRow): string =>
  selectedIn(quote).find(({ id }) => id === quote.chosenCompanyId)?.name ?? "a company";
