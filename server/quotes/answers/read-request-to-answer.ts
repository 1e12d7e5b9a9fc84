import type { RequestToAnswer } from "#contract/answers/answers.ts";
import { ANSWER_LINK_DAYS, HIRE_LINK_DAYS } from "#contract/answers/offer.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { Refusal } from "#server/refusal.ts";
import type { QuotesDeps } from "../deps.ts";
import { hireView } from "../hires/hire-view.ts";
import { eventsOfQuote } from "../hires/store.ts";
import { quoteTokens } from "../quote-tokens.ts";
import { presentAddress } from "../recipients.ts";
import { selectedIn } from "../request-facts.ts";
import { findByReference, type QuoteRow } from "../store.ts";
import { fromOtherRequest, fromSameRequest, fromStatedPrice } from "./prefill.ts";
import { type Prefill, requestToAnswer } from "./request-to-answer.ts";
import {
  type AnswerLink,
  type AnswerRow,
  answersOfQuotes,
  askedCompany,
  findAnswerLink,
  isOfMergedEntry,
  lastOfferOfSize,
} from "./store.ts";

/** The token is invalid, the request was deleted, or the company was not asked. */
export const NO_LINK: Refusal = {
  refused: "not-found",
  message: "We don't know this link. Please check that it is complete.",
};
const LINK_EXPIRED: Refusal = {
  refused: "expired",
  message: `This link stopped working ${ANSWER_LINK_DAYS} days after the request, or ${HIRE_LINK_DAYS} days after the last news of a hire. You can still reply to our email: your reply goes straight to the customer.`,
};
const SIGN_IN =
  "To answer, find your company in the directory, press “Is this your company?” and open the link in our email. Your requests are on that page.";
const ADDRESS_CHANGED: Refusal = {
  refused: "expired",
  message: `This link has ended, because the address that we sent it to is not the one in the company's listing any more. ${SIGN_IN}`,
};
const ACCESS_ENDED: Refusal = {
  refused: "expired",
  message: `This link has ended, because access to the company's page was given anew after we sent it. ${SIGN_IN}`,
};

interface LinkHolder {
  quoteId: number;
  companyId: number;
  /** The company that is signed in to its own page, if any. It needs no link of a mailbox. */
  firm: number | null;
}

/** The link of a company that can still use it. A link is worth no more than the mailbox to which it was sent. */
export async function findOpenLink(
  { companies }: Pick<QuotesDeps, "companies">,
  database: Database | Transaction,
  { firm, ...part }: LinkHolder,
): Promise<AnswerLink | Refusal> {
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

/**
 * Creates the function that reads a request by the token of a company's answer link. What the company offered other customers
 * is shown to the signed-in company only: replies to our email quote the link.
 */
export function createReadRequest(deps: QuotesDeps) {
  const { database, companies, config } = deps;
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

  return async (token: string, firm: number | null = null): Promise<RequestToAnswer | Refusal> => {
    const asked = tokens.openFor("answer", token);
    const quote = asked && (await findByReference(database, asked.reference));
    if (!quote) return NO_LINK;
    const companyId = await askedCompany(database, quote, asked.companyId);
    const link = await findOpenLink(deps, database, { quoteId: quote.id, companyId, firm });
    if ("refused" in link) return link;
    const all = await answersOfQuotes(database, [quote.id]);
    const answers = all.filter((answer) => answer.companyId === companyId);
    const events = await eventsOfQuote(database, quote.id);
    const seen = selectedIn(quote).find(({ id }) => id === companyId);
    const company = { id: companyId, name: companies.find(companyId)?.name ?? seen?.name ?? "" };
    return requestToAnswer(quote, {
      company,
      link,
      ...{ answers, events },
      hire: hireView(deps, quote, { events, answers: all, reader: "company" }),
      prefill: await prefillOf(quote, { companyId, firm }, answers),
    });
  };
}
