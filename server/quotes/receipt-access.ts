import type { QuoteReceipt } from "#contract/quotes.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { Refusal } from "#server/refusal.ts";
import { answersOfQuotes } from "./answers/store.ts";
import { undoMsOf, undoUntil } from "./choice.ts";
import { databaseTime } from "./choice-store.ts";
import type { QuotesDeps } from "./deps.ts";
import { countRequest } from "./figures/store.ts";
import { canAsk, otherCompanies } from "./follow-ups/other-companies.ts";
import { calendarFile } from "./hires/calendar.ts";
import { hireView, questionsOf, releasedView } from "./hires/hire-view.ts";
import { eventsOfQuote } from "./hires/store.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { receiptOf } from "./receipt.ts";
import { findByReference, lockQuote, markFollowed, type QuoteRow } from "./store.ts";
import { whyNotConfirm } from "./why-outdated.ts";

/** The token is invalid, or the request was deleted. */
export const NO_RECEIPT: Refusal = {
  refused: "not-found",
  message: "Receipt not found. Please check that the link is complete.",
};

export type ReceiptAccess = ReturnType<typeof createReceiptAccess>;

/** The receipt for somebody who can only look: nothing to press, no other link, and no way to reach the customer. */
const toLookAt = (receipt: QuoteReceipt): QuoteReceipt => ({
  ...receipt,
  ...{ email: "", phoneEnding: "", viewUrl: null, others: [], canAsk: 0, canConfirm: false },
  hire: receipt.hire && { ...receipt.hire, can: [] },
});

/** Reads and changes quote requests by the token of their receipt link. */
export function createReceiptAccess(deps: QuotesDeps) {
  const { database, mail, companies, config } = deps;
  const undoMs = undoMsOf(deps);
  const tokens = quoteTokens(config);

  /**
   * A request counts in the public records of the companies once its customer came by a link of our emails. Whoever typed the
   * address gets another link. Programs that open the links of emails make a request count too: it did reach the mailbox.
   */
  const noteFollowed = async (tx: Transaction, token: string, quote: QuoteRow) => {
    if (!quote.followedAt && tokens.isEmailed(token)) await markFollowed(tx, quote.id);
    if (quote.followedAt || tokens.isEmailed(token)) await countRequest(tx, quote.id);
  };

  /** The request of any of its customer's links. Null if the token is invalid or the request was deleted. */
  const findQuote = async (token: string): Promise<QuoteRow | null> => {
    const reference = tokens.openView(token) ?? tokens.open(token);
    return reference === null ? null : findByReference(database, reference);
  };

  /** Returns null if the token is invalid or the request was deleted. */
  const read = async (token: string): Promise<QuoteReceipt | null> => {
    const quote = await findQuote(token);
    if (!quote) return null;
    if (!quote.followedAt && tokens.isEmailed(token))
      await database.transaction(async (tx) => {
        const locked = await lockQuote(tx, quote.reference);
        if (locked) await noteFollowed(tx, token, locked);
      });
    const isWaiting = quote.awaitingConfirmation && !quote.withdrawnAt;
    const [now, deliveries, answers, events, until] = await Promise.all([
      databaseTime(database),
      mail.deliveriesOf([quote.id]),
      answersOfQuotes(database, [quote.id]),
      eventsOfQuote(database, quote.id),
      undoUntil(database, quote, undoMs),
    ]);
    const confirmRefusal = isWaiting ? whyNotConfirm(quote, now) : null;
    const receipt = receiptOf(quote, { deliveries, answers, undoUntil: until }, companies.find);
    const further = { others: otherCompanies(deps, quote, now), canAsk: canAsk(quote, now) };
    const presses = {
      hire: hireView(deps, quote, { events, answers, reader: "customer" }),
      questions: questionsOf(quote, events, "customer"),
      released: quote.chosenCompanyId === null ? releasedView(quote, events, "customer") : null,
    };
    const canConfirm = isWaiting && !confirmRefusal && tokens.isEmailed(token);
    const viewUrl = `${config.publicUrl}/receipt/${tokens.issueView(quote.reference)}`;
    const whole = { ...receipt, ...further, ...presses, canConfirm, confirmRefusal, viewUrl };
    return tokens.openView(token) === null ? whole : toLookAt(whole);
  };

  /** The visits with a day, for a calendar. Null if the token is invalid or the request was deleted. */
  const calendar = async (token: string): Promise<string | null> => {
    const quote = await findQuote(token);
    if (!quote) return null;
    const parts = { events: await eventsOfQuote(database, quote.id), now: await databaseTime(database) };
    return calendarFile(quote, { ...parts, publicUrl: config.publicUrl });
  };

  return {
    read,
    calendar,
    /** Locks the quote and runs `change`. If `change` returns a sentence, the change is refused with it. */
    async change(
      token: string,
      change: (tx: Transaction, quote: QuoteRow) => Promise<string | undefined>,
    ): Promise<QuoteReceipt | Refusal> {
      const reference = tokens.open(token);
      if (!reference) return NO_RECEIPT;
      const message = await mail.transaction(async (tx) => {
        const quote = await lockQuote(tx, reference);
        if (!quote) return;
        const refused = await change(tx, quote);
        if (!refused) await noteFollowed(tx, token, quote);
        return refused;
      });
      if (message) return { refused: "conflict", message };
      return (await read(token)) ?? NO_RECEIPT;
    },
  };
}
