import type { Offer } from "#contract/answers/answers.ts";
import { DECLINE_REASONS, OFFER_LABELS } from "#contract/answers/offer.ts";
import type { Unsaid } from "#contract/answers/offer-total.ts";
import { longDay, longWeekday } from "#contract/dates.ts";
import type { PermitQuestion } from "#contract/job/permits.ts";
import { type Fact, skipInWords } from "#contract/quote-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import { offerView } from "../answers/offer-view.ts";
import type { AnswerRow } from "../answers/store.ts";
import { dayAsked, selectedIn } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import { ASKED_FOR_QUOTES, apartBlock, button, list } from "./request-blocks.ts";

interface News {
  name: string;
  /** Null for a decline. */
  offer: Offer | null;
  declineReason: AnswerRow["declineReason"];
  /** Null if the customer was told of no answer, or if the last one was a decline. */
  before: Offer | null;
  /** True for a price that the chosen company sent after the customer's choice. `before` is then the chosen price. */
  isSinceChoice: boolean;
}

const UNSAID_WORDS: Record<Unsaid, string> = {
  permit: "permit not said",
  "hire-days": "length of hire not said",
  "extra-week": "price of an extra week not said",
};

function newsOf(quote: QuoteRow, answers: AnswerRow[]): News[] {
  return selectedIn(quote).flatMap(({ id, name }) => {
    const own = answers.filter(({ companyId }) => companyId === id);
    const last = own.at(-1);
    if (!last || last.toldAt) return [];
    const isSinceChoice =
      quote.chosenCompanyId === id && last.version !== null && last.version !== quote.chosenVersion;
    const told = own.findLast(({ toldAt, version }) =>
      isSinceChoice ? version === quote.chosenVersion && version !== null : toldAt,
    );
    const before = told ? offerView(told, quote) : null;
    return [
      { name, offer: offerView(last, quote), declineReason: last.declineReason, before, isSinceChoice },
    ];
  });
}

const totalInWords = ({ comparable: { total, unsaid } }: Offer): string =>
  `${unsaid.length > 0 ? "at least " : ""}${formatPounds(total)}`;

interface AnswersEmailDetails {
  receiptUrl: string;
  permitOf(offer: Offer): PermitQuestion;
}

export function priceInWords(offer: Offer, what = "what you asked"): string {
  const { vat, comparable } = offer;
  const price = `${totalInWords(offer)} for ${what}, ${vat === "not-registered" ? "no VAT to pay" : "VAT included"}`;
  const unsaid = comparable.unsaid.map((one) => UNSAID_WORDS[one]).join(", ");
  return unsaid ? `${price} (${unsaid})` : price;
}

export const notAgreedFact = (offer: Offer, version = ""): Fact => ({
  label: "Not agreed",
  text: `${version}${totalInWords(offer)}: this price came after the choice`,
});

const earliestInWords = (earliest: string, asked: string | undefined): string =>
  asked && asked < earliest
    ? `${longWeekday(earliest)} (you asked for ${longWeekday(asked)})`
    : longWeekday(earliest);

function offerInWords(
  offer: Offer,
  before: Offer | null,
  { asked, permitOf }: Pick<AnswersEmailDetails, "permitOf"> & { asked: string | undefined },
): string {
  const { earliestDate, validUntil } = offer;
  const permit = permitOf(offer);
  const isSamePrice = before?.comparable.total === offer.comparable.total;
  const price = priceInWords(offer);
  const said = !before
    ? price
    : isSamePrice
      ? `new details, the price stays ${price}`
      : `new price ${price}, before ${totalInWords(before)}`;
  return [
    `${said}.`,
    ...(earliestDate ? [`${OFFER_LABELS.earliestDate} ${earliestInWords(earliestDate, asked)}.`] : []),
    ...(permit?.isTooEarly ? [permit.text] : []),
    ...(validUntil ? [`${OFFER_LABELS.validUntil} ${longDay(validUntil)}.`] : []),
  ].join(" ");
}

function itemOf(
  { name, offer, declineReason, before, isSinceChoice }: News,
  days: Parameters<typeof offerInWords>[2],
): string {
  const since = before ? "sent after your choice and not agreed: " : "sent after your choice: ";
  if (offer) return `${name}: ${isSinceChoice ? since : ""}${offerInWords(offer, before, days)}`;
  const told = DECLINE_REASONS.find(({ value }) => value === declineReason)?.told;
  return `${name}: ${before ? `takes back its price of ${totalInWords(before)}. ` : ""}${told}.`;
}

function subjectOf(news: News[]): string {
  const prices = news.filter(({ offer, before }) => offer && !before).length;
  const revised = news.filter(({ offer, before }) => offer && before).length;
  const declines = news.length - prices - revised;
  return [
    ...(prices > 0 ? [`you have ${prices === 1 ? "a price" : `${prices} prices`}`] : []),
    ...(revised > 0 ? [revised === 1 ? "a company changed its quote" : `${revised} quotes changed`] : []),
    ...(declines > 0 ? [`${companies(declines)} can't do the job`] : []),
  ].join(", ");
}

const companies = (number: number) => (number === 1 ? "a company" : `${number} companies`);

export function answeredInWords(asked: number, answered: number): string {
  if (asked === 1)
    return answered === 1
      ? "The company you asked has answered."
      : "The company you asked has not answered yet.";
  if (answered === asked)
    return `${asked === 2 ? "Both" : `All ${asked}`} companies you asked have answered.`;
  return `${answered === 0 ? "None" : answered} of the ${asked} companies you asked ${answered === 1 ? "has" : "have"} answered so far.`;
}

/**
 * The email contains only names, prices, dates and reasons of the fixed list. Notes of companies are only on the request's page.
 * The customer was told of the answers that have `toldAt`.
 */
export function answersEmailContent(
  quote: QuoteRow,
  answers: AnswerRow[],
  { receiptUrl, permitOf }: AnswersEmailDetails,
): EmailContent {
  const news = newsOf(quote, answers);
  const answered = new Set(answers.map(({ companyId }) => companyId)).size;
  const isFirst = answers.every(({ toldAt }) => toldAt === null);
  const offers = news.some(({ offer }) => offer);
  const chosen = selectedIn(quote).find(({ id }) => id === quote.chosenCompanyId)?.name;
  const page = "Your request's page shows all details, and any note a company wrote.";
  const keep = "Keep the link to yourself: whoever has it can do the same.";
  return {
    subject: `Your quote request ${quote.reference}: ${subjectOf(news)}`,
    preview: offers
      ? "What each price includes, and what it leaves open, is on your request's page."
      : "Your request's page shows who has answered.",
    heading: `Quotes for your ${skipInWords(quote)}`,
    blocks: [
      answeredInWords(selectedIn(quote).length, answered),
      list(
        isFirst ? "What we heard:" : "New since our last email:",
        news.map((one) => itemOf(one, { asked: dayAsked(quote), permitOf })),
      ),
      ...(offers ? apartBlock(quote) : []),
      button(offers && !chosen ? "Compare the quotes" : "Open your request", receiptUrl),
      ...(chosen
        ? [
            `${page} You have chosen ${chosen}: while you can still undo that there, you can choose again. ${keep}`,
          ]
        : [
            `${page} There you can say which company you choose; we then tell every company you asked. ${keep}`,
            "When there is more, we write again, at most once an hour. Didn't ask for quotes? Then withdraw the request on its page and the companies will be told.",
          ]),
    ],
    reason: `${ASKED_FOR_QUOTES}.`,
  };
}
