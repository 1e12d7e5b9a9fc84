import { expect, test } from "vitest";
import {
  askedWords,
  comparableWords,
  formatTonnes,
  laterCharges,
  offerParts,
  unsaidSentences,
  vatWords,
} from "./offer-words.ts";
import { BARE_OFFER, exampleOffer } from "./testing/examples.ts";

const partsOf = (...offer: Parameters<typeof exampleOffer>) =>
  offerParts(exampleOffer(...offer), null).map(({ label, amount }) => `${label} ${amount}`);

test("the parts of an offer add up to its total: lines, added VAT, extra weeks", () => {
  expect(comparableWords(exampleOffer())).toBe("£446");
  expect(partsOf()).toEqual([
    "Skip hire, delivery, collection and tipping £270",
    "Council's permit fee £44",
    "Arranging the permit £15",
    "Mattress £25",
    "VAT at 20% £62",
    "1 extra week, with VAT £30",
  ]);
  expect(vatWords(exampleOffer())).toBeNull();
});

test("prices that include VAT, or bear none, say so instead of naming an amount", () => {
  expect(partsOf({ vat: "included", hireDays: 7 }).slice(4)).toEqual(["2 extra weeks £50"]);
  expect(vatWords(exampleOffer({ vat: "included" }))).toBe("VAT is included.");
  expect(vatWords(exampleOffer({ vat: "not-registered" }))).toBe("No VAT: they aren't VAT registered.");
});

test("a total that leaves something out is the least that it costs, and says what is missing", () => {
  expect(comparableWords(BARE_OFFER)).toBe("At least £230");
  expect(unsaidSentences(BARE_OFFER)).toEqual([
    "They don't say how many days the price is for.",
    "The permit for the road is not in it: they don't mention one.",
  ]);
  expect(unsaidSentences(exampleOffer())).toEqual([]);
});

test("what could still be charged includes VAT, and what nobody said is not £0", () => {
  expect(laterCharges(exampleOffer(), { stands: "road" })).toEqual([
    { label: "Each extra week", text: "£30" },
    { label: "Weight limit", text: "1.5 tonnes" },
    { label: "Each tonne above", text: "£72" },
  ]);
  expect(
    laterCharges(BARE_OFFER, { stands: "unsure" }).map(({ label, text }) => `${label}: ${text}`),
  ).toEqual([
    "Each extra week: null",
    "Weight limit: null",
    "Each tonne above: null",
    "Permit, if it stands on the road: null",
  ]);
});

test("what the totals are for is said in words", () => {
  expect(askedWords({ size: 6, stands: "road" }, 3)).toBe(
    "a 6 yard skip, 3 weeks, on the road with a permit",
  );
  expect(askedWords({ size: 8, stands: "unsure" }, null)).toBe("an 8 yard skip");
  expect(askedWords(null, null)).toBeNull();
});

test("in Northern Ireland an offer is about the consent of DfI Roads, which may be charged later", () => {
  const job = { stands: "road", division: "northern-ireland" } as const;
  expect(offerParts(exampleOffer(), job)).toContainEqual({
    label: "Fee for DfI Roads' consent",
    amount: "£44",
  });
  expect(laterCharges(BARE_OFFER, job).at(-1)).toEqual({
    label: "DfI Roads' consent, if it is needed",
    text: null,
  });
  expect(laterCharges(exampleOffer(), job)).toHaveLength(3);
  expect(askedWords(job, 2)).toBe("2 weeks, on the road");
});

test.each([
  [1, "1 tonne"],
  [0.5, "0.5 tonnes"],
  [3.1234, "3.1234 tonnes"],
])("a weight keeps its decimals: %s", (tonnes, words) => {
  expect(formatTonnes(tonnes)).toBe(words);
});
