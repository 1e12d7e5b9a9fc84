import { skipInWords } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { QuoteRow } from "../store.ts";
import { ASKED_FOR_QUOTES, blocksOf } from "./request-blocks.ts";

interface InvitationDetails {
  name: string;
  reviewUrl: string;
  /** Days from this email until the customer's details are deleted. */
  daysLeft: number;
}

/** The email has nothing that the customer typed, because anybody can type somebody else's address. */
export function invitationEmailContent(
  quote: QuoteRow,
  { name, reviewUrl, daysLeft }: InvitationDetails,
): EmailContent {
  const { reference } = quote;
  return {
    subject: `How was ${name}? Quote request ${reference}`,
    preview: "A few honest words help the next customer choose.",
    heading: `How was ${name}?`,
    blocks: blocksOf([
      `You chose ${name} for a ${skipInWords(quote)}. Good or bad, a few honest words help the next customer. It takes a minute, and you need not give your full name.`,
      { kind: "button", label: "Write a review", url: reviewUrl },
      "Your review is labelled “Asked here”, because we know that you asked them here. Keep the link to yourself: it is for one review.",
      `Never hired them? Then please ignore this. We won't ask again, and delete the details of your request in ${daysLeft} days.`,
    ]),
    reason: `${ASKED_FOR_QUOTES}, and this is the last email about your request.`,
  };
}
