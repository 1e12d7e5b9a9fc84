import type { Quote, QuoteAnswer, QuoteDelivery } from "#contract/quotes.ts";
import { toPounds } from "#contract/text/pounds.ts";
import type { Delivery } from "#server/mail/store.ts";
import type { AnswerRow } from "./answers/store.ts";

const iso = (date: Date | null) => date?.toISOString() ?? null;

function deliveryView(delivery: Delivery): QuoteDelivery {
  const { id, kind, companyId, recipient, state, attempts, lastError, dueAt, sentAt } = delivery;
  return {
    id,
    kind,
    companyId,
    recipient,
    state,
    attempts,
    lastError,
    nextAttemptAt: state === "queued" ? iso(dueAt) : null,
    sentAt: iso(sentAt),
  };
}

/** Each company's latest answer, without the offer's terms, the reason to decline and the note. */
const answersView = (answers: AnswerRow[]): QuoteAnswer[] =>
  [...new Map(answers.map((answer) => [answer.companyId, answer])).values()].map((answer) => ({
    companyId: answer.companyId,
    state: answer.offer ? "offered" : "declined",
    version: answer.version,
    total: answer.totalPence === null ? null : toPounds(answer.totalPence),
    answeredAt: answer.createdAt.toISOString(),
  }));

/** Converts a quote to the administrator's view, with the latest answer of each company and all emails. */
export const adminView = (
  quote: Omit<Quote, "answers" | "deliveries">,
  { answers, deliveries }: { answers: AnswerRow[]; deliveries: Delivery[] },
): Quote => ({
  ...quote,
  answers: answersView(answers.filter(({ quoteId }) => quoteId === quote.id)),
  deliveries: deliveries.filter(({ quoteId }) => quoteId === quote.id).map(deliveryView),
});
