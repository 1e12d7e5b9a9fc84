import type { Answer } from "#contract/answers/answers.ts";
import type { NewChoice } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import { answerOf } from "./answers/offer-view.ts";
import { answersOfQuotes } from "./answers/store.ts";
import { createClosingEmails } from "./closing-emails.ts";
import type { QuotesDeps } from "./deps.ts";
import { eraseQuotes } from "./erase-store.ts";
import { countRequest } from "./figures/store.ts";
import type { ReceiptAccess } from "./receipt-access.ts";
import { selectedIn } from "./request-facts.ts";
import {
  clearChoice,
  lockQuote,
  markChosen,
  type QuoteRow,
  undoMsOf,
  undoUntil,
  updateWithdrawn,
} from "./store.ts";
import { chosenName, whyNotOpen } from "./why-not-open.ts";

/** The companies are told of a choice when it can't be undone any more, or when the customer's details are deleted. */
export function createCloseQuote(deps: QuotesDeps, receipts: ReceiptAccess) {
  const { mail } = deps;
  const undoMs = undoMsOf(deps);
  const emails = createClosingEmails(deps);

  const withdraw = async (tx: Transaction, quote: QuoteRow) => {
    await updateWithdrawn(tx, quote.id);
    await countRequest(tx, quote.id);
    await mail.cancelAfterWithdrawal(tx, quote.id);
    await emails.tellWithdrawn(tx, quote);
  };

  const erase = async (tx: Transaction, quote: QuoteRow): Promise<undefined> => {
    if (quote.erasedAt) return;
    if (!quote.withdrawnAt && quote.chosenCompanyId === null) await withdraw(tx, quote);
    await emails.tellChoice(tx, quote);
    await eraseQuotes(tx, { id: quote.id });
    await mail.eraseCustomers(tx, [quote.id]);
  };

  return {
    /** If `version` is undefined, the latest offer is chosen. A repeated call changes nothing. */
    choose: (token: string, { companyId, version }: NewChoice) =>
      receipts.change(token, async (tx, quote) => {
        const { id, chosenCompanyId } = quote;
        if (chosenCompanyId === companyId) return;
        const refused = await whyNotOpen(tx, quote, { next: "choose another company", undoMs });
        if (refused) return refused;
        const company = selectedIn(quote).find((asked) => asked.id === companyId);
        if (!company) return "Choose one of the companies you asked.";
        const answer = answerOf(companyId, await answersOfQuotes(tx, [id]), quote);
        const unseen = whyUnseen(company.name, answer, version);
        if (unseen) return unseen;
        await mail.cancelReminders(tx, id);
        await markChosen(tx, id, companyId, answer.offer?.version ?? null);
      }),
    /** `companyId` is the choice that the customer's page showed. Null from a page of an earlier release. */
    undo: (token: string, companyId: number | null = null) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.chosenCompanyId === null) return;
        if (companyId !== null && companyId !== quote.chosenCompanyId)
          return `You have chosen ${chosenName(quote)} since this page was opened. Press Undo again to undo that.`;
        if (!(await undoUntil(tx, quote, undoMs)))
          return `The time to undo your choice is over. Please contact ${chosenName(quote)} directly.`;
        await clearChoice(tx, quote.id);
      }),
    withdraw: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.withdrawnAt) return;
        if (quote.chosenCompanyId !== null)
          return whyNotOpen(tx, quote, { next: "withdraw your request", undoMs });
        await withdraw(tx, quote);
      }),
    /** Companies that were not told yet are first told of the choice, or of the withdrawal if none was chosen. */
    erase: (token: string) => receipts.change(token, erase),
    eraseFor: (reference: string): Promise<void> =>
      mail.transaction(async (tx) => {
        const quote = await lockQuote(tx, reference);
        if (quote) await erase(tx, quote);
      }),
  };
}

/** `seen` is the version of the offer that the customer saw; null if there was none. If undefined, every offer is accepted. */
function whyUnseen(
  name: string,
  { offer, declinedBecause }: Pick<Answer, "offer" | "declinedBecause">,
  seen: number | null | undefined,
): string | undefined {
  if (declinedBecause)
    return `Your choice was not recorded, because ${name} has declined your request. Please choose another company.`;
  if (seen === undefined || (offer?.version ?? null) === seen) return;
  return seen === null
    ? `Your choice was not recorded, because ${name} has sent a quote that you had not seen. Please look at it, then choose again.`
    : `Your choice was not recorded, because ${name} has changed its quote since you opened this page. Please look at the new one, then choose again.`;
}
