import type { Answering } from "#contract/answers/answers.ts";
import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import type { Refusal } from "#server/refusal.ts";
import type { QuotesDeps } from "../deps.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { selectedIn } from "../selected-companies.ts";
import { findByReference, type QuoteRow } from "../store.ts";
import { answeringView, type Prefill } from "./answering-view.ts";
import { fromOtherRequest, fromSameRequest, fromStatedPrice } from "./prefill.ts";
import { type AnswerRow, answersOfCompany, askedCompany, findAnswerLink, lastOfferOfSize } from "./store.ts";

/** The token is invalid, the request was deleted, or the company was not asked. */
export const NO_LINK: Refusal = {
  refused: "not-found",
  message: "We don't know this link. Please check that it is complete.",
};
export const LINK_EXPIRED: Refusal = {
  refused: "expired",
  message: `This link stopped working ${ANSWER_LINK_DAYS} days after the request. You can still reply to our email.`,
};

/** Creates the function that reads a request by the token of a company's answer link. */
export function createReadAnswering({ database, companies, config }: QuotesDeps) {
  const tokens = quoteTokens(config.signingSecret);

  const prefillOf = async (quote: QuoteRow, companyId: number, answers: AnswerRow[]): Promise<Prefill> => {
    const own = answers.findLast(({ offer }) => offer)?.offer;
    if (own) return { prefill: fromSameRequest(own), prefilledFrom: "this-request" };
    const earlier = await lastOfferOfSize(database, companyId, quote);
    if (earlier) return { prefill: fromOtherRequest(earlier, quote), prefilledFrom: "other-request" };
    const stated = fromStatedPrice(companies.find(companyId)?.prices ?? [], quote);
    return { prefill: stated ?? {}, prefilledFrom: stated && "listing" };
  };

  return async (token: string): Promise<Answering | Refusal> => {
    const asked = tokens.openFor("answer", token);
    const quote = asked && (await findByReference(database, asked.reference));
    if (!quote) return NO_LINK;
    const companyId = await askedCompany(database, quote, asked.companyId);
    const link = await findAnswerLink(database, { quoteId: quote.id, companyId });
    if (!link) return NO_LINK;
    if (link.isExpired) return LINK_EXPIRED;
    const answers = await answersOfCompany(database, { quoteId: quote.id, companyId });
    const seen = selectedIn(quote).find(({ id }) => id === companyId);
    const company = { id: companyId, name: companies.find(companyId)?.name ?? seen?.name ?? "" };
    return answeringView(quote, {
      company,
      link,
      answers,
      prefill: await prefillOf(quote, companyId, answers),
    });
  };
}
