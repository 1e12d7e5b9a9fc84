import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { ANSWER_LINK_DAYS, HIRE_LINK_DAYS, MAX_ANSWERS, type OfferTerms } from "#contract/answers/offer.ts";
import type { Company } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { askedFor } from "#contract/quote-words.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Queryable } from "#server/database/connect.ts";
import { notFound, type Refusal } from "#server/refusal.ts";
import type { QuotesDeps } from "../deps.ts";
import { hireView, questionsOf, releasedView } from "../hires/hire-view.ts";
import { type HireParts, lastSites, readHireParts } from "../hires/store.ts";
import { permitNoticeOfForm, withPermitNotice } from "../permit-question.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { presentAddress } from "../recipients.ts";
import { askedName, selectedIn, sizeAsked, weeksAsked } from "../request-facts.ts";
import { findByReference, type QuoteRow } from "../store.ts";
import { toldBefore } from "../told-before.ts";
import { offerView } from "./offer-view.ts";
import { type AnswerRow, askedCompany, findAnswerLink, isOfMergedEntry, lastOfferOfSize } from "./store.ts";

export const NO_LINK = notFound("We don't know this link. Please check that it is complete.");
const expired = (message: string): Refusal => ({ refused: "expired", message });
const LINK_EXPIRED = expired(
  `This link stopped working ${ANSWER_LINK_DAYS} days after the request, or ${HIRE_LINK_DAYS} days after the last news of a hire. You can still reply to our email: your reply goes straight to the customer.`,
);
const SIGN_IN =
  "To answer, find your company in the directory, press “Is this your company?” and open the link in our email. Your requests are on that page.";
const ADDRESS_CHANGED = expired(
  `This link has ended, because the address that we sent it to is not the one in the company's listing any more. ${SIGN_IN}`,
);
const ACCESS_ENDED = expired(
  `This link has ended, because access to the company's page was given anew after we sent it. ${SIGN_IN}`,
);

interface LinkHolder {
  quoteId: number;
  companyId: number;
  /** Null without a sign-in. A signed-in company can answer even if the address of its link has changed. */
  firm: number | null;
}

/**
 * A link also ends if its address is no longer the company's, or if somebody else got access to the company's page. A signed-in
 * company can use such a link.
 */
export async function findOpenLink(
  { companies }: Pick<QuotesDeps, "companies">,
  database: Queryable,
  { firm, ...part }: LinkHolder,
) {
  const link = await findAnswerLink(database, part);
  if (!link) return NO_LINK;
  if (link.isExpired) return LINK_EXPIRED;
  if (firm === part.companyId) return link;
  if (link.isAccessEnded) return ACCESS_ENDED;
  const listed = presentAddress(part.companyId, companies.find);
  const mailbox = mailboxKey(link.recipient);
  const isListed = listed !== undefined && mailboxKey(listed) === mailbox;
  return isListed || (await isOfMergedEntry(database, part.companyId, mailbox)) ? link : ADDRESS_CHANGED;
}

/** A company does not hear of a choice until `choiceToldAt` is set. */
function requestState(quote: QuoteRow, companyId: number): RequestToAnswer["state"] {
  const isTold = quote.choiceToldAt !== null;
  if (isTold && quote.chosenCompanyId === companyId) return "chosen";
  return isTold || quote.withdrawnAt || quote.erasedAt ? "closed" : "open";
}

/**
 * Returns null if the company can answer. `answers` are the company's own answers so far. After `MAX_ANSWERS` answers, the
 * company can still decline if its last answer is an offer.
 */
export function whyNotAnswer(
  quote: QuoteRow,
  companyId: number,
  answers: readonly Pick<AnswerRow, "offer">[],
  { isDecline = false } = {},
): string | null {
  const state = requestState(quote, companyId);
  if (state === "chosen")
    return "The customer has chosen you for this job. Please contact them directly to agree on the rest.";
  if (quote.withdrawnAt || (quote.erasedAt && !quote.choiceToldAt))
    return "The customer has withdrawn this request. You don't need to do anything. Thank you for your time.";
  if (state === "closed")
    return "The customer has chosen another company. You don't need to do anything. Thank you for your time.";
  // An offer can always be taken back, so that no customer chooses an offer that the company can't keep.
  const takesBack = isDecline && answers.at(-1)?.offer;
  if (answers.length >= MAX_ANSWERS && !takesBack)
    return `You have answered this request ${MAX_ANSWERS} times. To tell the customer more, please reply to our email.`;
  return null;
}

/** True if the customer changed the choice of this company, and it has not answered since. */
export const isReleased = (companyId: number, { events, answers }: HireParts): boolean =>
  toldBefore({ deliveries: [], events, answers }).has(companyId);

/** Returns null if the company can ask. Each company has one question. `answers` are the company's own answers. */
export function whyNotQuestion(
  quote: QuoteRow,
  companyId: number,
  { events, answers }: HireParts,
): string | null {
  const refusal = whyNotAnswer(quote, companyId, answers);
  if (refusal) return refusal;
  if (isReleased(companyId, { events, answers }))
    return "The customer decided otherwise. To be considered again, send a new price.";
  if (answers.at(-1)?.declineReason) return "You said no to this job. To take it after all, send a price.";
  if (events.some(({ companyId: asking, facts }) => asking === companyId && facts.press === "question"))
    return "You have asked your question. To ask more, please reply to our email.";
  return null;
}

type Prefill = Pick<RequestToAnswer, "prefill" | "prefilledFrom">;
const NO_PREFILL: Prefill = { prefill: {}, prefilledFrom: null };

/**
 * Only a signed-in company sees its offers and the sites of other requests. Without a sign-in, the reader may have the link from
 * a reply that quotes our email.
 */
export function createReadRequest(deps: QuotesDeps) {
  const { database, companies, config, mail } = deps;
  const tokens = quoteTokens(config);

  const prefillOf = async (
    quote: QuoteRow,
    { companyId, firm }: Pick<LinkHolder, "companyId" | "firm">,
    answers: AnswerRow[],
  ): Promise<Prefill> => {
    const own = answers.findLast(({ offer }) => offer)?.offer;
    if (own) return { prefill: fromSameRequest(own), prefilledFrom: "this-request" };
    const earlier = firm === companyId ? await lastOfferOfSize(database, companyId, quote) : null;
    if (earlier) return { prefill: fromOtherRequest(earlier, quote), prefilledFrom: "other-request" };
    const stated = fromStatedPrice(companies.find(companyId)?.prices ?? [], quote);
    return { prefill: stated ?? {}, prefilledFrom: stated && "listing" };
  };

  const sitesOf = ({ id }: QuoteRow, { companyId, firm }: Pick<LinkHolder, "companyId" | "firm">) =>
    lastSites(database, firm === companyId ? { companyId } : { companyId, quoteId: id });

  const isReopened = async (quote: QuoteRow, companyId: number, { events, answers }: HireParts) =>
    events.some(({ facts, companyId: id }) => facts.press === "release" && id !== companyId) &&
    !isReleased(companyId, { events, answers }) &&
    toldBefore({ deliveries: await mail.deliveriesOf([quote.id]), events, answers }).has(companyId);

  return async (token: string, firm: number | null = null): Promise<RequestToAnswer | Refusal> => {
    const asked = tokens.openFor("answer", token);
    const quote = asked && (await findByReference(database, asked.reference));
    if (!quote) return NO_LINK;
    const companyId = await askedCompany(database, quote, asked.companyId);
    const link = await findOpenLink(deps, database, { quoteId: quote.id, companyId, firm });
    if ("refused" in link) return link;
    const parts = await readHireParts(database, quote);
    const answers = parts.answers.filter((answer) => answer.companyId === companyId);
    const state = requestState(quote, companyId);
    return {
      company: { id: companyId, name: companies.find(companyId)?.name ?? askedName(quote, companyId) },
      ...requestView(deps, quote, { ...parts, companyId, answers }),
      ...(state === "open" ? await prefillOf(quote, { companyId, firm }, answers) : NO_PREFILL),
      isReopened: state === "open" && (await isReopened(quote, companyId, parts)),
      sites: state === "chosen" && !quote.erasedAt ? await sitesOf(quote, { companyId, firm }) : [],
      hire: state === "chosen" ? hireView(deps, quote, { ...parts, reader: "company" }) : null,
      expiresAt: link.expiresAt.toISOString(),
    };
  };
}

/** `answers` are the company's own answers. */
function requestView(
  deps: QuotesDeps,
  quote: QuoteRow,
  { companyId, events, answers }: HireParts & { companyId: number },
) {
  const { reference, createdAt, erasedAt } = quote;
  const state = requestState(quote, companyId);
  const isShown = state !== "closed" && erasedAt === null;
  const last = answers.at(-1);
  const refusal = whyNotAnswer(quote, companyId, answers);
  const isChosen = state === "chosen";
  return {
    ...{ state, erasedAt: erasedAt?.toISOString() ?? null },
    request: {
      ...{ reference, createdAt: createdAt.toISOString(), companies: selectedIn(quote).length },
      asked: isShown ? askedFor(withPermitNotice(deps, quote)) : [],
      job: isShown ? quote.job : null,
      weeks: isShown ? weeksAsked(quote) : null,
      permitNotice: isShown ? permitNoticeOfForm(deps, quote) : null,
    },
    toldAt: isChosen ? (quote.choiceToldAt?.toISOString() ?? null) : null,
    chosenVersion: isChosen ? quote.chosenVersion : null,
    offers: erasedAt ? [] : answers.flatMap((answer) => offerView(answer, quote) ?? []).reverse(),
    declined:
      last?.declineReason && !erasedAt
        ? { reason: last.declineReason, note: last.note, answeredAt: last.createdAt.toISOString() }
        : null,
    canDecline: !last?.declineReason && whyNotAnswer(quote, companyId, answers, { isDecline: true }) === null,
    ...{ refusal, canAnswer: refusal === null },
    questions: isShown ? questionsOf(quote, events, { companyId }) : [],
    canQuestion: whyNotQuestion(quote, companyId, { events, answers }) === null,
    released:
      state === "open" && isReleased(companyId, { events, answers })
        ? releasedView(quote, events, { companyId })
        : null,
  };
}

const unlessPassed = (day: string | null) => (day && day >= todayInLondon() ? day : null);

/** Leaves out dates that have passed. Keeps the note, because the note of the new offer replaces it. */
const fromSameRequest = (offer: OfferTerms) => ({
  ...offer,
  earliestDate: unlessPassed(offer.earliestDate),
  validUntil: unlessPassed(offer.validUntil),
});

/** Extras, dates and the note were about the other job. */
function fromOtherRequest(offer: OfferTerms, { job }: Pick<QuoteRow, "job">) {
  const { lines, vat, hireDays, extraWeek, weightLimitTonnes, overweightPerTonne } = offer;
  const isOfUse = ({ kind }: OfferTerms["lines"][number]) =>
    kind === "hire" || (kind !== "extra" && job?.stands === "road");
  const kept = lines.filter(isOfUse);
  return { lines: kept, vat, hireDays, extraWeek, weightLimitTonnes, overweightPerTonne };
}

/** Null if the listing states none. Stated prices include VAT. */
function fromStatedPrice(prices: Company["prices"], quote: Pick<QuoteRow, "job" | "skipSize">) {
  const size = sizeAsked(quote);
  const stated = prices.find((price) => price.size === size);
  if (!stated) return null;
  const { price, hireDays, extraWeek } = stated;
  return { lines: [{ kind: "hire", price, vat: true }], vat: "included", hireDays, extraWeek };
}
