import { longDay, todayInLondon } from "#contract/dates.ts";
import { chosenFacts, skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { QuoteRow } from "../store.ts";
import { type AnswerLinks, answerLinks } from "./company-email.ts";
import { blocksOf, GOT_REQUEST, skipInPlace } from "./request-blocks.ts";

/** The email has nothing that the customer typed; the first email about the request does. */
export function companyReminderContent(
  quote: QuoteRow,
  { place, sentAt, ...links }: AnswerLinks & { sentAt: Date },
): EmailContent {
  const { reference } = quote;
  return {
    subject: `Still waiting for your price: quote request ${reference}, ${skipInPlace(quote, place)}`,
    preview: "One price, or a no, is enough. We won't remind you again.",
    heading: `A customer waits for your price for a ${skipInWords(quote)}`,
    blocks: blocksOf([
      `We sent you this request on ${longDay(todayInLondon(sentAt))}, and the customer has no answer from you here yet. Answering takes a minute. If you can't do it, one press says so.`,
      { kind: "facts", facts: [...chosenFacts(quote), { label: "Reference", text: reference }] },
      "The customer's details are in our first email about this request. You have spoken to them already? Then there is nothing left to do. This is the only reminder.",
      ...answerLinks({ place, ...links }),
    ]),
    reason: GOT_REQUEST,
  };
}
