import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import { BRAND } from "#contract/brand.ts";
import { longDay, todayInLondon } from "#contract/dates.ts";
import { aSkipInWords, chosenFacts, jobInOneLine, skipInWords } from "#contract/quote-words.ts";
import type { EmailContent, EmailPart } from "#server/mail/email-content.ts";
import type { WithPermitNotice } from "../permit-question.ts";
import type { QuoteRow, WrittenQuote } from "../store.ts";
import { customerWrote, facts, GOT_REQUEST, type RequestDetails, skipInPlace } from "./request-blocks.ts";

const companiesAsked = (count: number) =>
  count === 1 ? "You are the only company asked." : `You are one of ${count} companies asked.`;

/** Branches of a company can have the same address. */
interface AnswerLinks {
  to: readonly { id: number; name: string }[];
  answerUrl(companyId: number): string;
}

/** The company's reply goes to the customer and quotes our email. So all that is only for the company comes below this line. */
export const REPLY_ABOVE =
  "— Please reply above this line, and delete what is below it: it is for you only. —";

/** These come before the facts, so that a phone shows the button without scrolling. */
const answerLinks = ({ to, answerUrl }: AnswerLinks): EmailPart[] => [
  REPLY_ABOVE,
  ...to.map(({ id, name }) => ({
    kind: "button" as const,
    label: to.length === 1 ? "Answer with a price" : `Answer for ${name}`,
    url: answerUrl(id),
    companyId: id,
  })),
  "It takes a minute, without an account, and you can also say that you can't do it. The customer sees all answers side by side. Photos that the customer added are there too.",
];

const linkNote = ({ to }: AnswerLinks): string =>
  to.length === 1
    ? `The link works for ${ANSWER_LINK_DAYS} days. Keep it to yourself: whoever has it can answer for you. We tell you of each answer.`
    : `The links work for ${ANSWER_LINK_DAYS} days. Keep them to yourself: whoever has them can answer for you. We tell you of each answer.`;

type CompanyEmailDetails = AnswerLinks &
  Pick<RequestDetails, "place"> & { companies: number; listingUrl: string };

export function companyEmailContent(
  quote: WithPermitNotice<WrittenQuote>,
  details: CompanyEmailDetails,
): EmailContent {
  const { to, companies, place, listingUrl } = details;
  const { reference } = quote;
  return {
    subject: `Quote request ${reference}: ${skipInPlace(quote, place)}`,
    preview: jobInOneLine(quote),
    heading: `Quote request: ${skipInWords(quote)}`,
    blocks: [
      `A customer would like a quote. ${companiesAsked(companies - to.length + 1)}`,
      ...answerLinks(details),
      facts(...chosenFacts(quote), { label: "Reference", text: reference }),
      customerWrote(quote, place),
      "You can simply reply to this email: your answer goes straight to the customer. Customers are told to expect one within 24-48 hours.",
      linkNote(details),
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because ${to.map(({ name }) => name).join(", ")} ${to.length === 1 ? "is" : "are"} listed there with this address. Change your listing: ${listingUrl}`,
  };
}

/** The email has nothing that the customer typed. The customer's words are in the first email about the request. */
export function companyReminderContent(
  quote: WithPermitNotice<QuoteRow>,
  { place, sentAt, ...links }: AnswerLinks & Pick<RequestDetails, "place"> & { sentAt: Date },
): EmailContent {
  const { reference } = quote;
  return {
    subject: `Still waiting for your price: quote request ${reference}, ${skipInPlace(quote, place)}`,
    preview: "One price, or a no, is enough. We won't remind you again.",
    heading: `A customer waits for your price for ${aSkipInWords(quote)}`,
    blocks: [
      `We sent you this request on ${longDay(todayInLondon(sentAt))}, and the customer has no answer from you here yet. Answering takes a minute. If you can't do it, one press says so.`,
      ...answerLinks(links),
      facts(...chosenFacts(quote), { label: "Reference", text: reference }),
      "The customer's details are in our first email about this request. You have spoken to them already? Then there is nothing left to do. This is the only reminder.",
      linkNote(links),
    ],
    reason: GOT_REQUEST,
  };
}
