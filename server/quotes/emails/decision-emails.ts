import type { Offer } from "#contract/answers/answers.ts";
import { OFFER_LABELS } from "#contract/answers/offer.ts";
import { longWeekday } from "#contract/dates.ts";
import { aSkipInWords, chosenSubject, type Fact } from "#contract/quote-words.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { notAgreedFact, priceInWords } from "./answers-email.ts";
import { REPLY_ABOVE } from "./company-email.ts";
import {
  button,
  CUSTOMER_WROTE,
  choiceFacts,
  customerContact,
  facts,
  GOT_REQUEST,
  skipInPlace,
} from "./request-blocks.ts";

export interface ChosenOffers {
  offer: Offer | null;
  /** The company's latest price, if it came after the choice. It is `offer` if the customer chose no price. */
  sinceChoice: Offer | null;
  /** Who applies for the permit, and whether it can be there in time. */
  permit?: string | undefined;
}

interface ChoiceEmailDetails extends ChosenOffers {
  name: string;
  place: string | null;
  url: string;
}

function offerFacts({ offer, sinceChoice }: Omit<ChosenOffers, "permit">): Fact[] {
  if (!offer) return [];
  const { version, validUntil } = offer;
  const isChosen = sinceChoice?.version !== version;
  return [
    {
      label: "Your quote",
      text: `Version ${version}${isChosen ? "" : ", sent after the customer chose you"}`,
    },
    { label: "Total", text: priceInWords(offer, "what they asked") },
    ...(validUntil ? [{ label: OFFER_LABELS.validUntil, text: longWeekday(validUntil) }] : []),
    ...(isChosen && sinceChoice ? [notAgreedFact(sinceChoice, `Version ${sinceChoice.version}, `)] : []),
  ];
}

export function choiceEmailContent(
  quote: QuoteRow,
  { name, place, offer, sinceChoice, permit, url }: ChoiceEmailDetails,
): EmailContent {
  const isQuoteChosen = offer !== null && offer.version !== sinceChoice?.version;
  const { reference } = quote;
  const others = selectedIn(quote).length > 1 ? " The other companies asked are told." : "";
  return {
    subject: `${chosenSubject(reference)}, ${skipInPlace(quote, place)}`,
    preview: "Please contact the customer to agree the day and the payment.",
    heading: "The customer has chosen you",
    blocks: [
      `Good news for ${name}: the customer has chosen ${isQuoteChosen ? "your quote" : "you"} for ${aSkipInWords(quote)}.${others}`,
      "Please ring or email them soon to agree the day and the payment. You also have their details in our first email about this request.",
      customerContact(quote),
      facts(
        { label: "Reference", text: reference },
        ...offerFacts({ offer, sinceChoice }),
        ...choiceFacts(quote, offer, { asked: "They asked for", offered: "You offer" }),
      ),
      ...(permit ? [permit] : []),
      REPLY_ABOVE,
      "On the request's page you agree the day, and note the delivery, the collection and where the waste went.",
      button("Open the request's page", url),
    ],
    reason: GOT_REQUEST,
  };
}

const CLOSED = {
  chosen: { subject: "the customer has chosen another company", what: "has chosen another company" },
  withdrawn: { subject: "withdrawn by the customer", what: "has withdrawn the request" },
};

export type CloseReason = keyof typeof CLOSED;

export function cancellationEmailContent(quote: QuoteRow, reason: CloseReason): EmailContent {
  const { name, reference } = quote;
  const { subject, what } = CLOSED[reason];
  return {
    subject: `Quote request ${reference}: ${subject}`,
    preview: "You don't need to do anything.",
    heading: "Quote no longer needed",
    blocks: [
      `The customer who asked you for a quote for ${aSkipInWords(quote)} ${what}.`,
      "You don't need to do anything. Please do not contact them about this request any more, and thank you for your time.",
      facts({ label: "Reference", text: reference }),
      { kind: "typed", title: CUSTOMER_WROTE, facts: [{ label: "Name", text: name }] },
    ],
    reason: GOT_REQUEST,
  };
}
