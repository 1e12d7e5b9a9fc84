import type { Offer } from "#contract/answers/answers.ts";
import type { OfferTerms } from "#contract/answers/offer.ts";
import { comparableTotal, offerTotal, offerVat } from "#contract/answers/offer-total.ts";

const TERMS: OfferTerms = {
  lines: [
    { kind: "hire", price: "270.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
    { kind: "permit-handling", price: "15.00", vat: true },
    { kind: "extra", item: "Mattress", price: "25.00", vat: true },
  ],
  vat: "added",
  hireDays: 14,
  extraWeek: "25.00",
  weightLimitTonnes: 1.5,
  overweightPerTonne: "60.00",
  earliestDate: "2026-12-07",
  validUntil: "2026-12-04",
  note: null,
};

export function exampleOffer(terms: Partial<OfferTerms> = {}, version = 1): Offer {
  const offer = { ...TERMS, ...terms };
  return {
    ...offer,
    version,
    answeredAt: "2026-11-24T09:30:00.000Z",
    total: offerTotal(offer),
    vatAdded: offerVat(offer),
    comparable: comparableTotal(offer, { weeks: 3, stands: "road" }),
  };
}

export const BARE_OFFER = exampleOffer({
  lines: [{ kind: "hire", price: "230.00", vat: true }],
  ...{ vat: "included", hireDays: null, extraWeek: null, weightLimitTonnes: null },
  ...{ overweightPerTonne: null, earliestDate: null, validUntil: null },
});
