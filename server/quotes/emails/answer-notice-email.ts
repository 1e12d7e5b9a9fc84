import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { BRAND } from "#contract/brand.ts";
import { skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { offerView } from "../answers/offer-view.ts";
import type { AnswerRow } from "../answers/store.ts";
import type { QuoteRow } from "../store.ts";
import { priceInWords } from "./answers-email.ts";
import { facts } from "./request-blocks.ts";

function answerInWords(quote: QuoteRow, row: AnswerRow): string {
  const offer = offerView(row, quote);
  if (offer) return `${priceInWords(offer, "what they asked")}, version ${offer.version}`;
  const reason = DECLINE_REASONS.find(({ value }) => value === row.declineReason)?.label;
  return reason ? `No: ${reason}` : "No";
}

/** Anybody with the link of a request can answer it, so this email contains no link, and nothing that was typed. */
export const answerNoticeContent = (quote: QuoteRow, name: string, row: AnswerRow): EmailContent => ({
  subject: `${row.offer ? "Your price was sent" : "You said no"}: quote request ${quote.reference}`,
  preview: "If this was not you, tell us and the customer.",
  heading: row.offer ? "Your price was sent to the customer" : "The customer is told that you can't do it",
  blocks: [
    facts(
      { label: "Company", text: name },
      { label: "Request", text: `${quote.reference}, ${skipInWords(quote)}` },
      { label: "Answer", text: answerInWords(quote, row) },
    ),
    "You don't need to do anything. If this was not you, somebody else has the link in our email about this request: answer again, which replaces this answer, and write to us.",
  ],
  reason: `You receive this because an answer was sent in your name on ${BRAND.name}, a directory of UK skip hire companies that lists this address for you.`,
});
