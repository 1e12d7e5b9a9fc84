import { isDeepStrictEqual } from "node:util";
import type { DeclineBody, RequestToAnswer, SentOffer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { offerTotal } from "#contract/answers/offer-total.ts";
import { toPence } from "#contract/text/pounds.ts";
import type { Transaction } from "#server/database/connect.ts";
import { conflict, type Refusal } from "#server/refusal.ts";
import type { QuotesDeps } from "../deps.ts";
import { answerNoticeContent } from "../emails/answer-notice-email.ts";
import { refreshAnswerFigures } from "../figures/store.ts";
import { type AskedCompany, quoteTokens } from "../quote-tokens.ts";
import { presentAddress } from "../recipients.ts";
import { lockQuote, type QuoteRow } from "../store.ts";
import { createAnswerNews } from "./news.ts";
import { createReadRequest, findOpenLink, NO_LINK, whyNotAnswer } from "./request-to-answer.ts";
import * as store from "./store.ts";

type Given = Pick<store.NewAnswer, "offer" | "declineReason" | "note" | "totalPence">;

const KEY_REUSED = conflict(
  "This answer differs from the one sent before with the same form. Please open the link in our email again and send it from there.",
);

const isSameAnswer = (row: store.AnswerRow, { offer = null, declineReason = null, note = null }: Given) =>
  isDeepStrictEqual(row.offer, offer) && row.declineReason === declineReason && row.note === note;

interface SentAnswer {
  key: string | null;
  given: Given;
  firm: number | null;
}

export function createAnswers(deps: QuotesDeps) {
  const { jobs, mail, companies, config } = deps;
  const tokens = quoteTokens(config);
  const news = createAnswerNews(deps);

  const read = createReadRequest(deps);

  const record = async (tx: Transaction, asked: AskedCompany, { key, given, firm }: SentAnswer) => {
    const quote = await lockQuote(tx, asked.reference);
    if (!quote) return NO_LINK;
    const companyId = await store.askedCompany(tx, quote, asked.companyId);
    const link = await findOpenLink(deps, tx, { quoteId: quote.id, companyId, firm });
    if ("refused" in link) return link;
    const answers = await store.answersOfCompany(tx, { quoteId: quote.id, companyId });
    const previous = key === null ? undefined : answers.find(({ idempotencyKey }) => idempotencyKey === key);
    if (previous) return isSameAnswer(previous, given) ? { row: previous } : KEY_REUSED;
    const why = whyNotAnswer(quote, companyId, answers, { isDecline: !given.offer });
    if (why) return conflict(why);
    const part = { quoteId: quote.id, companyId };
    const row = await store.insertAnswer(tx, { ...part, ...given, idempotencyKey: key });
    await store.recordDeclineReason(tx, part, row.declineReason);
    if (await store.markAnswered(tx, part)) {
      await refreshAnswerFigures(tx, [companyId]);
      const answered = (await store.answersOfQuotes(tx, [quote.id])).map((stored) => stored.companyId);
      await mail.cancelAnsweredReminders(tx, quote.id, answered);
    }
    await news.schedule(tx, quote);
    await tellCompany(tx, quote, row);
    return { row };
  };

  /** Anybody who has the link can answer in the company's name, so the company gets an email about each answer. */
  const tellCompany = async (tx: Transaction, quote: QuoteRow, row: store.AnswerRow) => {
    const { companyId, quoteId } = row;
    const to = presentAddress(companyId, companies.find);
    const name = companies.find(companyId)?.name;
    if (!to || !name) return;
    await mail.enqueue(tx, [
      { kind: "company-notice", to, companyId, quoteId, content: answerNoticeContent(quote, name, row) },
    ]);
  };

  const answer = async (token: string, sent: SentAnswer) => {
    const asked = tokens.openFor("answer", token);
    if (!asked) return NO_LINK;
    // `record` needs the job queue. Without a mail server, `mail.transaction` does not wait for this queue.
    await jobs.ready();
    const result = await mail.transaction((tx) => record(tx, asked, sent));
    news.wake();
    return result;
  };

  return {
    read,
    async offer(
      token: string,
      offer: OfferTerms,
      key: string | null,
      firm: number | null = null,
    ): Promise<SentOffer | Refusal> {
      const total = offerTotal(offer);
      const result = await answer(token, { key, given: { offer, totalPence: toPence(total) }, firm });
      return "refused" in result ? result : { version: result.row.version ?? 0, total };
    },
    async decline(
      token: string,
      { reason, note }: DeclineBody,
      key: string | null,
      firm: number | null = null,
    ): Promise<RequestToAnswer | Refusal> {
      const result = await answer(token, { key, given: { declineReason: reason, note }, firm });
      return "refused" in result ? result : read(token, firm);
    },
  };
}
