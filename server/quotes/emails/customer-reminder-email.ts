import { DECLINE_REASONS } from "#contract/answers/offer.ts";
import { estimatedHire, hasTotal } from "#contract/companies/total-hire.ts";
import { longDay } from "#contract/dates.ts";
import { aSkipInWords } from "#contract/quote-words.ts";
import type { OtherCompany } from "#contract/quotes.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { lowerFirst } from "#contract/text/spelling.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Delivery } from "#server/mail/store.ts";
import { answerOf } from "../answers/offer-view.ts";
import type { AnswerRow } from "../answers/store.ts";
import { selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { answeredInWords, priceInWords } from "./answers-email.ts";
import { ASKED_FOR_QUOTES, apartBlock, button, list } from "./request-blocks.ts";

interface CustomerReminderDetails {
  deliveries: Pick<Delivery, "kind" | "companyId" | "state">[];
  answers: AnswerRow[];
  others: OtherCompany[];
  receiptUrl: string;
  /** The URL of the form for a new request. Null unless this request is outdated (`whyOutdated`). */
  newRequestUrl: string | null;
}

function answerInWords(
  quote: QuoteRow,
  companyId: number,
  { deliveries, answers }: CustomerReminderDetails,
): string {
  const { state, offer, declinedBecause } = answerOf(companyId, answers, quote);
  if (offer) {
    const price = priceInWords(offer);
    return state === "expired" && offer.validUntil
      ? `${price}. The price held until ${longDay(offer.validUntil)}`
      : price;
  }
  const reason = DECLINE_REASONS.find(({ value }) => value === declinedBecause);
  if (reason) return lowerFirst(reason.told);
  const sent = deliveries.find((row) => row.kind === "company" && row.companyId === companyId);
  if (!sent) return "not asked, because it takes no requests";
  return sent.state === "failed" ? "our email could not be delivered, so please ring them" : "no answer yet";
}

function inWords({ name, location, rating, reviewCount, offersSize, total }: OtherCompany): string {
  const rated = rating && reviewCount > 0 ? `, rated ${Number(rating).toFixed(1)} by ${reviewCount}` : "";
  if (!hasTotal(total)) return `${name}, ${location}${rated}`;
  const source = estimatedHire(total) ? "our estimate from" : "from";
  const size = offersSize === null ? ", ask if it has the size" : "";
  return `${name}, ${location}${rated}, ${source} ${formatPounds(total.from)}${size}`;
}

/** The email has nothing that anybody typed into the request or its answers. */
export function customerReminderContent(quote: QuoteRow, details: CustomerReminderDetails): EmailContent {
  const { answers, others, receiptUrl, newRequestUrl } = details;
  const companies = selectedIn(quote);
  const answered = companies.filter(({ id }) => answers.some(({ companyId }) => companyId === id)).length;
  const hasOffer = answers.some(({ offer }) => offer);
  const said = answeredInWords(companies.length, answered);
  return {
    subject: `Your quote request ${quote.reference}: where it stands`,
    preview: others.length > 0 ? `${said} Others that fit can be asked with one press.` : said,
    heading: `Your request for ${aSkipInWords(quote)}`,
    blocks: [
      said,
      list(
        "So far:",
        companies.map(({ id, name }) => `${name}: ${answerInWords(quote, id, details)}`),
      ),
      ...(hasOffer ? apartBlock(quote) : []),
      ...(others.length > 0
        ? [
            list(
              others.length === 1 ? "Another company that fits:" : "Other companies that fit:",
              others.map(inWords),
            ),
            "One press on your request's page sends them the same request.",
          ]
        : []),
      ...(newRequestUrl === null
        ? []
        : [
            "It is too late to ask more companies with this request. If you still need a skip, send a new one.",
            button("Send a new request", newRequestUrl),
          ]),
      button(
        hasOffer ? "Compare the quotes" : others.length > 0 ? "Ask them too" : "Open your request",
        receiptUrl,
      ),
      `Already decided? Say so on your request's page and we tell ${companies.length > 1 ? "the others" : "the company"}. A company may also have rung you or answered by email, which we don't see. This is the only reminder.`,
    ],
    reason: `${ASKED_FOR_QUOTES}. If you want no further emails about this request, reply and say so.`,
  };
}
