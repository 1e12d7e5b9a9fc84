import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { MAX_ANSWERS } from "#contract/answers/offer.ts";
import { askedFor } from "#contract/quote-words.ts";
import type { HireEvent } from "../hires/hire.ts";
import { questionsLeft, questionsOf, releasedView } from "../hires/hire-view.ts";
import { selectedIn, weeksAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { offerView } from "./offer-view.ts";
import type { AnswerLink, AnswerRow } from "./store.ts";

type Closed = Pick<QuoteRow, "chosenCompanyId" | "choiceToldAt" | "withdrawnAt" | "erasedAt">;

/**
 * The state of a request as one company sees it: open, closed, or chosen if the customer chose this company. A choice is not
 * revealed until the companies were told.
 */
function requestState(quote: Closed, companyId: number): RequestToAnswer["state"] {
  const isTold = quote.choiceToldAt !== null;
  if (isTold && quote.chosenCompanyId === companyId) return "chosen";
  return isTold || quote.withdrawnAt || quote.erasedAt ? "closed" : "open";
}

/**
 * A sentence with the reason if this company can no longer answer, otherwise null. `answers` are its answers so far. Above
 * `MAX_ANSWERS` it can still decline once after an offer.
 */
export function whyNotAnswer(
  quote: QuoteRow,
  companyId: number,
  answers: readonly Pick<AnswerRow, "offer">[],
  { isDecline = false } = {},
): string | null {
  if (requestState(quote, companyId) === "chosen")
    return "The customer has chosen you for this job. Please contact them directly to agree on the rest.";
  if (quote.withdrawnAt || (quote.erasedAt && !quote.choiceToldAt))
    return "The customer has withdrawn this request. You don't need to do anything. Thank you for your time.";
  if (requestState(quote, companyId) === "closed")
    return "The customer has chosen another company. You don't need to do anything. Thank you for your time.";
  // An offer can always be taken back, so that no customer chooses one that the company can't keep.
  const takesBack = isDecline && answers.at(-1)?.offer;
  if (answers.length >= MAX_ANSWERS && !takesBack)
    return `You have answered this request ${MAX_ANSWERS} times. To tell the customer more, please reply to our email.`;
  return null;
}

/** The initial values of the answer form, and where they come from. */
export type Prefill = Pick<RequestToAnswer, "prefill" | "prefilledFrom">;
const NO_PREFILL: Prefill = { prefill: {}, prefilledFrom: null };

interface RequestParts {
  company: RequestToAnswer["company"];
  link: AnswerLink;
  /** The company's answers to this request, oldest first. */
  answers: AnswerRow[];
  prefill: Prefill;
  /** What was pressed since, in order. */
  events: HireEvent[];
  hire: RequestToAnswer["hire"];
}

/** A request as a company's answer link shows it, without the customer's name and contact details. */
export function requestToAnswer(
  quote: QuoteRow,
  { company, link, answers, prefill, events, hire }: RequestParts,
): RequestToAnswer {
  const state = requestState(quote, company.id);
  const refusal = whyNotAnswer(quote, company.id, answers);
  const isShown = state !== "closed" && quote.erasedAt === null;
  const offers = answers.flatMap((answer) => offerView(answer, quote) ?? []).reverse();
  return {
    request: {
      reference: quote.reference,
      createdAt: quote.createdAt.toISOString(),
      asked: isShown ? askedFor(quote) : [],
      job: isShown ? quote.job : null,
      weeks: isShown ? weeksAsked(quote) : null,
      companies: selectedIn(quote).length,
    },
    company,
    state,
    offers: quote.erasedAt ? [] : offers,
    declined: quote.erasedAt ? null : declined(answers.at(-1)),
    ...(state === "open" ? prefill : NO_PREFILL),
    canAnswer: refusal === null,
    canDecline:
      !answers.at(-1)?.declineReason &&
      whyNotAnswer(quote, company.id, answers, { isDecline: true }) === null,
    refusal,
    questions: isShown ? questionsOf(quote, events, { companyId: company.id }) : [],
    canQuestion: refusal === null && questionsLeft(events, company.id) > 0,
    hire: state === "chosen" ? hire : null,
    released: state === "open" ? releasedView(quote, events, { companyId: company.id }) : null,
    expiresAt: link.expiresAt.toISOString(),
  };
}

const declined = (last: AnswerRow | undefined): RequestToAnswer["declined"] =>
  last?.declineReason
    ? { reason: last.declineReason, note: last.note, answeredAt: last.createdAt.toISOString() }
    : null;
