import { skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { QuoteRow } from "../store.ts";
import { blocksOf, CUSTOMER_WROTE, GOT_REQUEST } from "./request-blocks.ts";

export type CloseReason = "chosen" | "withdrawn";

const SUBJECT: Record<CloseReason, string> = {
  chosen: "the customer has chosen another company",
  withdrawn: "withdrawn by the customer",
};

const MESSAGE: Record<CloseReason, (skip: string) => string> = {
  chosen: (skip) => `The customer who asked you for a quote for a ${skip} has chosen another company.`,
  withdrawn: (skip) => `The customer who asked you for a quote for a ${skip} has withdrawn the request.`,
};

export function cancellationEmailContent(quote: QuoteRow, reason: CloseReason): EmailContent {
  const { name, reference } = quote;
  return {
    subject: `Quote request ${reference}: ${SUBJECT[reason]}`,
    preview: "You don't need to do anything.",
    heading: "Quote no longer needed",
    blocks: blocksOf([
      MESSAGE[reason](skipInWords(quote)),
      "You don't need to do anything. Please do not contact them about this request any more, and thank you for your time.",
      { kind: "facts", facts: [{ label: "Reference", text: reference }] },
      { kind: "typed", title: CUSTOMER_WROTE, facts: [{ label: "Name", text: name }] },
    ]),
    reason: GOT_REQUEST,
  };
}
