import { ANSWER_LINK_DAYS } from "#contract/answers/offer.ts";
import { BRAND } from "#contract/brand.ts";
import { chosenFacts, jobInOneLine, skipInWords } from "#contract/quote-words.ts";
import type { Block, EmailContent } from "#server/mail/email-content.ts";
import type { Recipient } from "../recipients.ts";
import type { WrittenQuote } from "../store.ts";
import { customerWrote, skipInPlace } from "./request-blocks.ts";

const companiesAsked = (count: number) =>
  count === 1 ? "You are the only company asked." : `You are one of ${count} companies asked.`;

interface CompanyEmailDetails {
  to: Recipient[];
  companies: number;
  /** The place's name in the place tables, or null if the typed location is not in them. */
  place: string | null;
  answerUrl(companyId: number): string;
}

/** Replies go to the customer and quote our email, so the links come last, below a line that says what to delete. */
export const answerLinks = ({
  to,
  answerUrl,
}: {
  to: readonly { id: number; name: string }[];
  answerUrl(companyId: number): string;
}): Block[] => [
  {
    kind: "text",
    text: "— Please reply above this line, and delete what is below it: it is for you only. —",
  },
  {
    kind: "text",
    text: "Answer with a price in a minute, without an account, or say that you can't do it. The customer sees all answers side by side.",
  },
  ...to.map(({ id, name }) => ({
    kind: "button" as const,
    label: to.length === 1 ? "Answer with a price" : `Answer for ${name}`,
    url: answerUrl(id),
    companyId: id,
  })),
  {
    kind: "text",
    text:
      to.length === 1
        ? `The link works for ${ANSWER_LINK_DAYS} days. Keep it to yourself: whoever has it can answer for you. We tell you of each answer.`
        : `The links work for ${ANSWER_LINK_DAYS} days. Keep them to yourself: whoever has them can answer for you. We tell you of each answer.`,
  },
];

export function companyEmailContent(quote: WrittenQuote, details: CompanyEmailDetails): EmailContent {
  const { to, companies, place } = details;
  const { reference } = quote;
  return {
    subject: `Quote request ${reference}: ${skipInPlace(quote, place)}`,
    preview: jobInOneLine(quote),
    heading: `Quote request: ${skipInWords(quote)}`,
    blocks: [
      { kind: "text", text: `A customer would like a quote. ${companiesAsked(companies - to.length + 1)}` },
      { kind: "facts", facts: [...chosenFacts(quote), { label: "Reference", text: reference }] },
      customerWrote(quote, place),
      {
        kind: "text",
        text: "You can simply reply to this email: your answer goes straight to the customer. Customers are told to expect one within 24-48 hours.",
      },
      ...answerLinks(details),
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because ${to.map(({ name }) => name).join(", ")} ${to.length === 1 ? "is" : "are"} listed there with this address; to change that, write to us at the address beside our name.`,
  };
}
