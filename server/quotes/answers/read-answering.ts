import type { Answering } from "#contract/answers/answers.ts";
import type { QuotesDeps } from "../deps.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { selectedIn } from "../selected-companies.ts";
import { findByReference, type QuoteRow } from "../store.ts";
import { answeringView, type Prefill } from "./answering-view.ts";
import { fromOtherRequest, fromSameRequest, fromStatedPrice } from "./prefill.ts";
import { type AnswerRow, answersOfCompany, askedCompany, findAnswerLink, lastOfferOfSize } from "./store.ts";

export interface Expired {
  expired: true;
}
export const EXPIRED: Expired = { expired: true };

/**
 * Creates the function that reads a request by the token of a company's answer link. The function returns null if the token is
 * invalid, the request was deleted, or the company was not asked.
 */
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

  return async (token: string): Promise<Answering | Expired | null> => {
    const asked = tokens.openFor("answer", token);
    const quote = asked && (await findByReference(database, asked.reference));
    if (!quote) return null;
    const companyId = await askedCompany(database, quote, asked.companyId);
    const link = await findAnswerLink(database, { quoteId: quote.id, companyId });
    if (!link) return null;
    if (link.isExpired) return EXPIRED;
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
