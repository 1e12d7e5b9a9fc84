import { WASTE_TYPES } from "#contract/forms/form-options.ts";
import { askedFor } from "#contract/quote-words.ts";
import type { QuoteReceipt, QuoteReceiptCompany } from "#contract/quotes.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { phoneKey } from "#contract/text/phone-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { Delivery } from "#server/mail/store.ts";
import { conflict, notFound, type Refusal } from "#server/refusal.ts";
import { answerOf, chosenOffers } from "./answers/offer-view.ts";
import type { AnswerRow } from "./answers/store.ts";
import type { QuotesDeps } from "./deps.ts";
import { countRequest } from "./figures/store.ts";
import { canAsk, otherCompanies } from "./follow-ups/other-companies.ts";
import { calendarFile } from "./hires/calendar.ts";
import { chosenHire, hireView, questionsOf, releasedView } from "./hires/hire-view.ts";
import { type HireParts, readHireParts } from "./hires/store.ts";
import { permitNotice, permitQuestion, type WithPermitNotice, withPermitNotice } from "./permit-question.ts";
import { quoteTokens } from "./quote-tokens.ts";
import { findAvailable } from "./recipients.ts";
import { dayAsked, districtName, selectedIn, sizeAsked, weeksAsked } from "./request-facts.ts";
import * as store from "./store.ts";
import { type Told, toldBefore } from "./told-before.ts";
import { whyNotConfirm } from "./why-not-open.ts";

export const NO_RECEIPT = notFound("Receipt not found. Please check that the link is complete.");

export type ReceiptAccess = ReturnType<typeof createReceiptAccess>;

/**
 * The receipt for a visitor with the view-only link. It has the customer's name, but no contact details, links or actions. It
 * also leaves out all typed words, because they may contain an address or a telephone number.
 */
const toLookAt = (deps: QuotesDeps, quote: store.QuoteRow, receipt: QuoteReceipt): QuoteReceipt => ({
  ...receipt,
  ...{ email: "", phoneEnding: "", viewUrl: null, others: [], canAsk: 0, canConfirm: false },
  asked: askedFor({
    ...withPermitNotice(deps, quote),
    location: districtName(deps, quote) ?? "",
    additionalInfo: null,
    // On the page's form the type of waste is typed. On the directory's form it is an option.
    wasteType: WASTE_TYPES.some(({ value }) => value === quote.wasteType) ? quote.wasteType : "",
  }),
  companies: receipt.companies.map(withoutNotes),
  sinceChoice: receipt.sinceChoice && { ...receipt.sinceChoice, note: null },
  hire: receipt.hire && {
    ...receipt.hire,
    problems: receipt.hire.problems.map(({ answer, ...problem }) => ({
      ...problem,
      words: null,
      answer: answer && { ...answer, words: null },
    })),
    events: receipt.hire.events.map(withoutWords),
  },
  questions: [],
  released: receipt.released && withoutWords(receipt.released),
});

const withoutWords = <Said extends { words: string | null }>(said: Said): Said => ({ ...said, words: null });

const withoutNotes = ({ answer, ...company }: QuoteReceiptCompany): QuoteReceiptCompany => ({
  ...company,
  answer: { ...answer, note: null, offer: answer.offer && { ...answer.offer, note: null } },
});

export function createReceiptAccess(deps: QuotesDeps) {
  const { database, mail, config } = deps;
  const tokens = quoteTokens(config);

  /**
   * Records that somebody followed a link that only an email contains. So the email reached the mailbox, even if a mail program
   * followed the link.
   */
  const noteFollowed = async (tx: Transaction, token: string, { id, followedAt }: store.QuoteRow) => {
    if (!followedAt && !tokens.isEmailed(token)) return;
    if (!followedAt) await store.updateQuote(tx, id, { followedAt: store.NOW });
    await countRequest(tx, id);
  };

  const findQuote = async (token: string): Promise<store.QuoteRow | null> => {
    const reference = tokens.openView(token) ?? tokens.open(token);
    return reference ? store.findByReference(database, reference) : null;
  };

  const read = async (token: string): Promise<QuoteReceipt | null> => {
    const quote = await findQuote(token);
    if (!quote) return null;
    if (!quote.followedAt && tokens.isEmailed(token))
      await database.transaction(async (tx) => {
        const locked = await store.lockQuote(tx, quote.reference);
        if (locked) await noteFollowed(tx, token, locked);
      });
    const isWaiting = quote.awaitingConfirmation && !quote.withdrawnAt;
    const [now, deliveries, parts, until] = await Promise.all([
      store.databaseTime(database),
      mail.deliveriesOf([quote.id]),
      readHireParts(database, quote),
      store.undoUntil(database, quote, store.undoMsOf(deps)),
    ]);
    const reader = tokens.openView(token) === null ? "customer" : "viewer";
    const confirmRefusal = isWaiting ? whyNotConfirm(quote, now) : null;
    const hire = hireView(deps, quote, { ...parts, reader });
    const whole: QuoteReceipt = {
      ...sentRequest(withPermitNotice(deps, quote), deliveries, parts.answers),
      companies: askedCompanies(deps, quote, { ...parts, deliveries, hire }),
      undoUntil: until?.toISOString() ?? null,
      ...{ others: otherCompanies(deps, quote, now), canAsk: canAsk(quote, now) },
      hire,
      questions: questionsOf(quote, parts.events, "customer"),
      released: quote.chosenCompanyId === null ? releasedView(quote, parts.events, reader) : null,
      canConfirm: isWaiting && !confirmRefusal && tokens.isEmailed(token),
      confirmRefusal,
      viewUrl: `${config.publicUrl}/receipt/${tokens.issueView(quote.reference)}`,
    };
    return reader === "customer" ? whole : toLookAt(deps, quote, whole);
  };

  const calendar = async (token: string): Promise<string | null> => {
    const quote = await findQuote(token);
    if (!quote) return null;
    const [parts, now] = [await readHireParts(database, quote), await store.databaseTime(database)];
    return calendarFile(quote, { now, ...calendarFacts(deps, quote, { ...parts, token }) });
  };

  return {
    read,
    calendar,
    /**
     * Locks the quote and runs `change`. If `change` returns a sentence or a refusal, this is returned instead of the updated
     * request.
     */
    async change(
      token: string,
      change: (tx: Transaction, quote: store.QuoteRow) => Promise<string | Refusal | undefined>,
    ) {
      const reference = tokens.open(token);
      if (!reference) return NO_RECEIPT;
      const why = await mail.transaction(async (tx) => {
        const quote = await store.lockQuote(tx, reference);
        if (!quote) return;
        const refused = await change(tx, quote);
        if (!refused) await noteFollowed(tx, token, quote);
        return refused;
      });
      if (why) return typeof why === "string" ? conflict(why) : why;
      return (await read(token)) ?? NO_RECEIPT;
    },
  };
}

const calendarFacts = (
  deps: QuotesDeps,
  quote: store.QuoteRow,
  { token, ...parts }: HireParts & { token: string },
) => ({
  events: parts.events,
  firstVisit: chosenHire(quote, { ...parts, events: [] })?.hire.visit ?? null,
  publicUrl: deps.config.publicUrl,
  place: quoteTokens(deps.config).openView(token) === null ? quote.location : districtName(deps, quote),
  phoneOf: (id: number) => deps.companies.find(id)?.phone ?? null,
  noticeOf: (day: string) => permitNotice(deps, quote, day),
});

const PHONE_DIGITS_SHOWN = 3;

/** Shows only the end of the telephone number, because a mistyped email address may belong to somebody else. */
function sentRequest(quote: WithPermitNotice<store.QuoteRow>, deliveries: Delivery[], answers: AnswerRow[]) {
  const { reference, name, email, phone, job, createdAt, awaitingConfirmation } = quote;
  const { chosenCompanyId, choiceToldAt, withdrawnAt, erasedAt } = quote;
  const ofChosen = answers.filter(({ companyId }) => companyId === chosenCompanyId);
  return {
    ...{ reference, name, email, job, awaitingConfirmation, chosenCompanyId },
    createdAt: createdAt.toISOString(),
    testMode: deliveries.some(({ state }) => state === "test"),
    phoneEnding: phoneKey(phone).slice(-PHONE_DIGITS_SHOWN),
    asked: askedFor(quote),
    sinceChoice: chosenOffers(ofChosen, quote).sinceChoice,
    linkEmail: linkEmailState(deliveries),
    choiceEmail: choiceToldAt ? choiceEmailState(deliveries) : null,
    size: sizeAsked(quote) ?? null,
    date: dayAsked(quote) ?? null,
    weeks: weeksAsked(quote),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    erasedAt: erasedAt?.toISOString() ?? null,
  };
}

interface AskedFacts extends Told, Pick<QuoteReceipt, "hire"> {
  deliveries: Delivery[];
  answers: AnswerRow[];
}

function askedCompanies(deps: QuotesDeps, quote: store.QuoteRow, facts: AskedFacts): QuoteReceiptCompany[] {
  const { deliveries, answers, hire } = facts;
  const { find } = deps.companies;
  const told = toldBefore(facts);
  // The hire has the sentence for the agreed day. A warning of a quote's earlier day beside it would contradict it.
  const isDayAgreed = hire !== null && (hire.stage !== "chosen" || hire.visit?.agreed === true);
  return selectedIn(quote).map((company, _, asked) => {
    const answer = answerOf(company.id, answers, quote);
    return {
      ...company,
      phone: find(company.id)?.phone ?? null,
      ...emailsTo(company.id, asked, deliveries),
      ...(quote.awaitingConfirmation && { state: findAvailable([company.id], find)[0] ? null : "not-asked" }),
      isTold: told.has(company.id),
      permitQuestion: answer.offer && !isDayAgreed ? permitQuestion(deps, quote, answer.offer) : null,
      answer,
    };
  });
}

/** Several companies with one mailbox get one cancellation together. */
function emailsTo(id: number, asked: { id: number }[], deliveries: Delivery[]) {
  const requestTo = (company: number) =>
    deliveries.find(({ kind, companyId }) => kind === "company" && companyId === company);
  const request = requestTo(id);
  const isToSameMailbox = (email: Delivery | undefined): boolean =>
    !!email && !!request && mailboxKey(email.recipient) === mailboxKey(request.recipient);
  const cancellation = deliveries.find(
    (email) => email.kind === "cancellation" && (email.companyId === id || isToSameMailbox(email)),
  );
  const sharing = asked.filter((other) => other.id !== id && isToSameMailbox(requestTo(other.id)));
  return {
    state: request?.state ?? ("not-asked" as const),
    sameMailbox: sharing.map((other) => other.id),
    cancellationEmail: cancellation?.state ?? null,
  };
}

/** The state of the latest email that asks for the confirmation. Null if no such email was queued for this request. */
export const linkEmailState = (deliveries: Delivery[]): Delivery["state"] | null =>
  deliveries.findLast(({ kind }) => kind === "verification")?.state ?? null;

/** A company without an address gets no email, which the receipt shows as failed. */
const choiceEmailState = (deliveries: Delivery[]): Delivery["state"] =>
  deliveries.find(({ kind }) => kind === "choice")?.state ?? "failed";
