import type { OfferTerms } from "#contract/answers/offer.ts";
import { offerTotal } from "#contract/answers/offer-total.ts";
import { BRAND } from "#contract/brand.ts";
import { longDay } from "#contract/dates.ts";
import { chosenFacts, type Fact, skipInWords } from "#contract/quote-words.ts";
import { plainPounds } from "#contract/text/pounds.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { QuoteRow } from "../store.ts";
import { customerWrote, skipInPlace } from "./request-blocks.ts";

interface ChoiceEmailDetails {
  /** The company's name as the customer saw it. */
  name: string;
  /** The place's name in our tables, or null if the typed location is not in them. */
  place: string | null;
  /** The offer that was chosen. Null if the company had made none. */
  offer: (OfferTerms & { version: number }) | null;
}

function offerFacts(offer: ChoiceEmailDetails["offer"]): Fact[] {
  if (!offer) return [];
  const { version, validUntil, earliestDate } = offer;
  return [
    { label: "Your offer", text: version === 1 ? "The one you sent" : `Version ${version}` },
    { label: "Total", text: `£${plainPounds(offerTotal(offer))} with VAT` },
    ...(earliestDate ? [{ label: "Earliest day", text: longDay(earliestDate) }] : []),
    ...(validUntil ? [{ label: "Valid until", text: longDay(validUntil) }] : []),
  ];
}

/** Tells a company that the customer chose it. */
export function choiceEmailContent(
  quote: QuoteRow,
  { name, place, offer }: ChoiceEmailDetails,
): EmailContent {
  const { reference } = quote;
  const of = offer ? "your offer" : "you";
  return {
    subject: `You were chosen: quote request ${reference}, ${skipInPlace(quote, place)}`,
    preview: "Please contact the customer to agree the day and the payment.",
    heading: "The customer has chosen you",
    blocks: [
      {
        kind: "text",
        text: `Good news for ${name}: the customer has chosen ${of} for a ${skipInWords(quote)}. The other companies asked know that it has been decided.`,
      },
      {
        kind: "facts",
        facts: [...offerFacts(offer), ...chosenFacts(quote), { label: "Reference", text: reference }],
      },
      {
        kind: "text",
        text: "Please ring or email them soon to agree the day and the payment. You also have their details in our first email about this request.",
      },
      customerWrote(quote, place),
    ],
    reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because we sent you this quote request before.`,
  };
}
