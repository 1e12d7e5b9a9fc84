import type { Answer } from "#contract/answers/answers.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import type { NewChoice } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import { answerOf } from "./answers/offer-view.ts";
import { answersOfQuotes } from "./answers/store.ts";
import { createClosingEmails } from "./closing-emails.ts";
import type { QuotesDeps } from "./deps.ts";
import { eraseQuotes } from "./erase-store.ts";
import { countRequest } from "./figures/store.ts";
import { createQuoteEmails } from "./quote-emails.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { linkEmailState, type ReceiptAccess } from "./receipt-access.ts";
import { findAvailable, findRecipients, followMerges } from "./recipients.ts";
import { selectedIn, writeSelected } from "./request-facts.ts";
import * as store from "./store.ts";
import { chosenName, whyNotConfirm, whyNotOpen, whyOutdated } from "./why-not-open.ts";

/** The companies are told of a choice when it can no longer be undone, or when the customer's details are deleted. */
export function createCloseQuote(deps: QuotesDeps, receipts: ReceiptAccess) {
  const { mail } = deps;
  const undoMs = store.undoMsOf(deps);
  const emails = createClosingEmails(deps);

  const withdraw = async (tx: Transaction, quote: store.QuoteRow) => {
    await store.updateWithdrawn(tx, quote.id);
    await countRequest(tx, quote.id);
    await mail.cancelAfterWithdrawal(tx, quote.id);
    await emails.tellWithdrawn(tx, quote);
  };

  const erase = async (tx: Transaction, quote: store.QuoteRow): Promise<undefined> => {
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
        await store.updateQuote(tx, id, {
          ...{ chosenCompanyId: companyId, chosenVersion: answer.offer?.version ?? null },
          chosenAt: store.NOW,
        });
      }),
    /** `companyId` is the choice that the customer's page showed. Null from a page of an earlier release. */
    undo: (token: string, companyId: number | null = null) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.chosenCompanyId === null) return;
        if (companyId !== null && companyId !== quote.chosenCompanyId)
          return `You have chosen ${chosenName(quote)} since this page was opened. Press Undo again to undo that.`;
        if (!(await store.undoUntil(tx, quote, undoMs)))
          return `The time to undo your choice is over. Please contact ${chosenName(quote)} directly.`;
        await store.clearChoice(tx, quote.id);
      }),
    withdraw: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (quote.withdrawnAt) return;
        if (quote.chosenCompanyId !== null)
          return whyNotOpen(tx, quote, { next: "withdraw your request", undoMs });
        await withdraw(tx, quote);
      }),
    /** Companies that were not told yet are first told of the choice, or of the withdrawal if no company was chosen. */
    erase: (token: string) => receipts.change(token, erase),
    eraseFor: (reference: string): Promise<void> =>
      mail.transaction(async (tx) => {
        const quote = await store.lockQuote(tx, reference);
        if (quote) await erase(tx, quote);
      }),
  };
}

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

const NOT_WAITING = "This request does not wait for a confirmation.";
const WRONG_LINK = "Please open the link in the email that we sent to you.";
const NOBODY_LEFT = "None of the companies can be asked any more. Please send a new request.";
const MANY_LINKS = "We have sent three such emails to this address today.";
const LOOK_OR_WAIT = `${MANY_LINKS} Please look in your junk folder, or try again tomorrow.`;
const WAIT = `${MANY_LINKS} They were for other requests. Please try again tomorrow.`;

export function createConfirmQuote(deps: QuotesDeps, receipts: ReceiptAccess) {
  const tokens = quoteTokens(deps.config);
  const emails = createQuoteEmails(deps);

  const send = async (tx: Transaction, quote: store.QuoteRow) => {
    const tooLate = whyNotConfirm(quote, await store.databaseTime(tx));
    if (tooLate) return tooLate;
    const asked = selectedIn(quote).map(({ id }) => id);
    const recipients = findAvailable(asked, deps.companies.find);
    if (recipients.length === 0) return NOBODY_LEFT;
    await store.updateQuote(tx, quote.id, { awaitingConfirmation: false });
    await emails.enqueue(tx, quote, recipients);
  };

  return {
    /** Needs a token from an email to the customer. A repeated call changes nothing. */
    confirm: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (!tokens.isEmailed(token)) return WRONG_LINK;
        if (quote.withdrawnAt) return NOT_WAITING;
        if (quote.awaitingConfirmation) return send(tx, quote);
      }),
    sendLink: (token: string) =>
      receipts.change(token, async (tx, quote) => {
        if (!quote.awaitingConfirmation || quote.withdrawnAt) return NOT_WAITING;
        const tooLate = whyNotConfirm(quote, await store.databaseTime(tx));
        if (tooLate) return tooLate;
        if (await emails.enqueueVerification(tx, quote)) return;
        const hasLink = linkEmailState(await deps.mail.deliveriesOf([quote.id], tx)) !== null;
        return hasLink ? LOOK_OR_WAIT : WAIT;
      }),
  };
}

export function createAskOthers(deps: QuotesDeps, receipts: ReceiptAccess) {
  const undoMs = store.undoMsOf(deps);
  const emails = createQuoteEmails(deps);

  return {
    /** A company that was already asked is not asked again, so a repeated call changes nothing. */
    askOthers: (token: string, companyIds: number[]) =>
      receipts.change(token, async (tx, quote) => {
        const asked = selectedIn(quote);
        const wanted = followMerges(companyIds, deps.companies.mergedInto);
        const added = wanted.filter((companyId) => asked.every(({ id }) => id !== companyId));
        if (added.length === 0) return;
        const refused =
          (await whyNotOpen(tx, quote, { next: "ask others", undoMs })) ??
          whyOutdated(quote, await store.databaseTime(tx));
        if (refused) return refused;
        if (asked.length + added.length > MAX_COMPANIES_PER_QUOTE) return tooMany(asked.length);
        const recipients = findRecipients(added, deps.companies.find);
        if ("refused" in recipients) return recipients.message;
        const selected = [...asked, ...recipients];
        await store.updateQuote(tx, quote.id, { selectedCompanies: writeSelected(selected) });
        await emails.enqueueFurther(tx, quote, recipients, selected.length);
      }),
  };
}

function tooMany(asked: number): string {
  const left = MAX_COMPANIES_PER_QUOTE - asked;
  const most = `A request goes to ${MAX_COMPANIES_PER_QUOTE} companies at most`;
  return left <= 0
    ? `${most}, and you have asked as many.`
    : `${most}, and you have asked ${asked}. Choose ${left === 1 ? "one" : `up to ${left}`} more.`;
}
