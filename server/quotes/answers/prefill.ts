import type { OfferTerms } from "#contract/answers/offer.ts";
import type { Company } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import { sizeAsked } from "../request-facts.ts";
import type { QuoteRow } from "../store.ts";

const unlessPassed = (day: string | null) => (day && day >= todayInLondon() ? day : null);

/** The company's earlier offer for the same request, without dates that have passed. A new price replaces its note too. */
export const fromSameRequest = (offer: OfferTerms) => ({
  ...offer,
  earliestDate: unlessPassed(offer.earliestDate),
  validUntil: unlessPassed(offer.validUntil),
});

/**
 * The company's offer for the same size in another request. Extras, dates and the note are left out, because they were about
 * that job. The price of a permit is kept only if the skip of the new request is to stand on a road.
 */
export function fromOtherRequest(offer: OfferTerms, { job }: Pick<QuoteRow, "job">) {
  const { lines, vat, hireDays, extraWeek, weightLimitTonnes, overweightPerTonne } = offer;
  const isOfUse = ({ kind }: OfferTerms["lines"][number]) =>
    kind === "hire" || (kind !== "extra" && job?.stands === "road");
  return {
    lines: lines.filter(isOfUse),
    vat,
    hireDays,
    extraWeek,
    weightLimitTonnes,
    overweightPerTonne,
  };
}

/** The price that the company's listing states for the requested size, or null. Such prices include VAT. */
export function fromStatedPrice(prices: Company["prices"], quote: Pick<QuoteRow, "job" | "skipSize">) {
  const size = sizeAsked(quote);
  const stated = prices.find((price) => price.size === size);
  if (!stated) return null;
  const { price, hireDays, extraWeek } = stated;
  return { lines: [{ kind: "hire", price, vat: true }], vat: "included", hireDays, extraWeek };
}
