import type { Transaction } from "#server/database/connect.ts";
import type { QuotesDeps } from "./deps.ts";
import { createQuoteEmails } from "./quote-emails.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { linkEmailState, type ReceiptAccess } from "./receipt-access.ts";
import { findAvailable } from "./recipients.ts";
import { selectedIn } from "./request-facts.ts";
import { databaseTime, type QuoteRow, updateConfirmed } from "./store.ts";
import { whyNotConfirm } from "./why-not-open.ts";

const NOT_WAITING = "This request does not wait for a confirmation.";
const WRONG_LINK = "Please open the link in the email that we sent to you.";
const NOBODY_LEFT = "None of the companies can be asked any more. Please send a new request.";
const MANY_LINKS = "We have sent three such emails to this address today.";
const LOOK_OR_WAIT = `${MANY_LINKS} Please look in your junk folder, or try again tomorrow.`;
const WAIT = `${MANY_LINKS} They were for other requests. Please try again tomorrow.`;

export function createConfirmQuote(deps: QuotesDeps, receipts: ReceiptAccess) {
  const tokens = quoteTokens(deps.config);
  const emails = createQuoteEmails(deps);

  const send = async (tx: Transaction, quote: QuoteRow) => {
    const tooLate = whyNotConfirm(quote, await databaseTime(tx));
    if (tooLate) return tooLate;
    const asked = selectedIn(quote).map(({ id }) => id);
    const recipients = findAvailable(asked, deps.companies.find);
    if (recipients.length === 0) return NOBODY_LEFT;
    await updateConfirmed(tx, quote.id);
    await emails.enqueue(tx, quote, recipients);
  };

  return {
    /** Takes the token of the email that asks for the confirmation. A repeated call changes nothing. */
    confirm: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (!tokens.isEmailed(token)) return WRONG_LINK;
        if (quote.withdrawnAt) return NOT_WAITING;
        if (quote.awaitingConfirmation) return send(tx, quote);
      }),
    sendLink: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (!quote.awaitingConfirmation || quote.withdrawnAt) return NOT_WAITING;
        const tooLate = whyNotConfirm(quote, await databaseTime(tx));
        if (tooLate) return tooLate;
        if (await emails.enqueueVerification(tx, quote)) return;
        const hasLink = linkEmailState(await deps.mail.deliveriesOf([quote.id], tx)) !== null;
        return hasLink ? LOOK_OR_WAIT : WAIT;
      }),
  };
}
