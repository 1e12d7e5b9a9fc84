import type { Answer, Offer } from "#contract/answers/answers.ts";
import { comparableTotal, offerTotal, offerVat } from "#contract/answers/offer-total.ts";
import { todayInLondon } from "#contract/dates.ts";
import { type AskedWeeks, weeksAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";
import type { AnswerRow } from "./store.ts";

export function offerView({ offer, version, createdAt }: AnswerRow, quote: AskedWeeks): Offer | null {
  if (!offer || version === null) return null;
  return {
    ...offer,
    version,
    answeredAt: createdAt.toISOString(),
    total: offerTotal(offer),
    vatAdded: offerVat(offer),
    comparable: comparableTotal(offer, { ...quote.job, weeks: weeksAsked(quote) }),
  };
}

/** `answers` are all answers to the request, oldest first. */
export function answerOf(companyId: number, answers: AnswerRow[], quote: QuoteRow): Answer {
  const own = answers.filter((answer) => answer.companyId === companyId);
  const last = own.at(-1);
  const shown = quote.chosenCompanyId === companyId ? chosenAnswer(own, quote) : last;
  const offer = shown ? offerView(shown, quote) : null;
  const declinedBecause = last?.declineReason ?? null;
  return { state: stateOf(companyId, quote, offer, last), offer, declinedBecause, note: last?.note ?? null };
}

type ChosenVersion = Pick<QuoteRow, "chosenVersion">;

/**
 * The answer with the price of the hire. The chosen version counts, whatever the company answers later. If the company was chosen
 * without a price, its latest answer counts, because companies can answer until they are told of the choice.
 */
export const chosenAnswer = (own: AnswerRow[], { chosenVersion }: ChosenVersion): AnswerRow | undefined =>
  chosenVersion === null ? own.at(-1) : own.find(({ version }) => version === chosenVersion);

export function chosenOffers(own: AnswerRow[], quote: AskedWeeks & ChosenVersion) {
  const view = (answer: AnswerRow | undefined) => (answer ? offerView(answer, quote) : null);
  const last = view(own.at(-1));
  const sinceChoice = last?.version === quote.chosenVersion ? null : last;
  return { offer: view(chosenAnswer(own, quote)), sinceChoice };
}

function stateOf(companyId: number, quote: QuoteRow, offer: Offer | null, last: AnswerRow | undefined) {
  if (quote.chosenCompanyId === companyId) return "chosen";
  if (quote.withdrawnAt || quote.chosenCompanyId !== null) return "closed";
  if (!last) return "waiting";
  if (!offer) return "declined";
  return offer.validUntil !== null && offer.validUntil < todayInLondon() ? "expired" : "offered";
}
