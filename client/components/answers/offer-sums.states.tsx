import { LONG_WORD, type States } from "#client/component-states/states.ts";
import type { Offer } from "#contract/answers/answers.ts";
import { OfferSums } from "./offer-sums.tsx";

const OFFER: Offer = {
  version: 1,
  answeredAt: "2026-11-24T09:30:00.000Z",
  lines: [
    { kind: "hire", price: "270.00", vat: true },
    { kind: "permit-council-fee", price: "44.00", vat: false },
  ],
  vat: "added",
  vatAdded: "54.00",
  total: "368.00",
  comparable: { total: "398.00", extraWeeks: 1, unsaid: [] },
  ...{ hireDays: 14, extraWeek: "25.00", weightLimitTonnes: null, overweightPerTonne: null },
  ...{ earliestDate: null, validUntil: null, note: null },
};
const BARE: Offer = {
  ...OFFER,
  lines: [{ kind: "hire", price: "230.00", vat: true }],
  ...{ vat: "included", vatAdded: "0.00", total: "230.00", hireDays: null, extraWeek: null },
  comparable: { total: "230.00", extraWeeks: 0, unsaid: ["hire-days", "permit"] },
};

export const states: States = {
  "with a permit, VAT and an extra week": <OfferSums job={null} offer={OFFER} />,
  "with only the hire": <OfferSums job={null} offer={BARE} />,
  "of a firm without VAT": <OfferSums job={null} offer={{ ...BARE, vat: "not-registered" }} />,
  "as the company reads its own": <OfferSums job={null} offer={{ ...BARE, vat: "not-registered" }} isOwn />,
  "with a long extra": (
    <OfferSums
      job={null}
      offer={{ ...OFFER, lines: [{ kind: "extra", item: LONG_WORD, price: "10000.00", vat: true }] }}
    />
  ),
};
