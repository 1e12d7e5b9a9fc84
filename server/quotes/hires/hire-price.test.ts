import { expect, test } from "vitest";
import type { OfferTerms } from "#contract/answers/offer.ts";
import type { Hire } from "./hire.ts";
import { furtherWeeks, weeksTotal } from "./hire-view.ts";

const AT = "2026-12-10T09:00:00.000Z";
const OFFER = {
  ...{ lines: [{ kind: "hire", price: "200.00", vat: true }], vat: "added", hireDays: 14 },
  ...{ extraWeek: "25.00", weightLimitTonnes: 4 },
} as OfferTerms;
const KEPT = {
  ...{
    swaps: [],
    problems: [],
    went: null,
    isOnRoad: false,
    permitSaid: null,
    endsOn: null,
    collectedOn: null,
  },
  agreedWeeks: [
    { number: "C1", weeks: 1, agreedAt: AT, amount: null, isUsed: true },
    { number: "C3", weeks: 2, agreedAt: AT, amount: "45.00", isUsed: true },
  ],
} satisfies Partial<Hire>;
const PERMIT = { isOnRoad: true, endsOn: "2026-12-20" } as const;
const PROBLEM = {
  number: "C4",
  at: AT,
  problem: "other",
  words: null,
  answerBy: "2026-12-17",
  settled: null,
} as const;
const ASKED = { stands: "drive", weeks: 2 } as const;

test("each agreed time has the quote's price with VAT, else what the company named, else none", () => {
  expect(furtherWeeks(KEPT, OFFER)).toEqual([
    { number: "C1", weeks: 1, agreedAt: AT, price: "30.00", isUsed: true },
    { number: "C3", weeks: 2, agreedAt: AT, price: "60.00", isUsed: true },
  ]);
  expect(furtherWeeks(KEPT, { ...OFFER, extraWeek: null })).toMatchObject([
    { price: null },
    { price: "45.00" },
  ]);
});

test.each<
  [total: string | null, why: string, hire: Partial<Hire>, offer?: Partial<OfferTerms>, stands?: "road"]
>([
  ["330.00", "everything is known", {}],
  ["330.00", "a problem is about no money", { problems: [{ ...PROBLEM, amount: null, answer: null }] }],
  ["330.00", "the permit lasts", { ...PERMIT, permitSaid: { endsOn: "2026-12-20", saidBy: "company" } }],
  [null, "nothing was agreed later", { agreedWeeks: [] }],
  [null, "no week was used", { agreedWeeks: KEPT.agreedWeeks.map((week) => ({ ...week, isUsed: false })) }],
  [null, "the quote has no price of a further week", {}, { extraWeek: null }],
  [null, "the quote leaves something out that was asked for", {}, {}, "road"],
])("the total with further weeks is %s: %s", (total, _why, hire, offer = {}, stands) => {
  const asked = { ...ASKED, ...(stands && { stands }) };
  expect(weeksTotal({ ...KEPT, ...hire }, { ...OFFER, ...offer }, asked)).toEqual({
    totalWithWeeks: total,
    isTotalOpen: false,
  });
});

test.each<[why: string, hire: Partial<Hire>]>([
  [
    "a swap is charged as agreed by telephone",
    { swaps: [{ day: "2026-12-10", went: { site: null, permit: null, tracking: null, tonnes: null } }] },
  ],
  ["a problem is about money", { problems: [{ ...PROBLEM, amount: "20.00", answer: null }] }],
  ["nobody said that the permit lasts as long", PERMIT],
  ["the permit ends before", { ...PERMIT, permitSaid: { endsOn: "2026-12-13", saidBy: "company" } }],
  ["a week had not begun at the collection", { endsOn: "2026-12-20", collectedOn: "2026-12-13" }],
  ["it was heavier than the limit", { went: { site: null, permit: null, tracking: null, tonnes: 4.2 } }],
])("the total with further weeks stays, and is said to be open: %s", (_why, hire) => {
  expect(weeksTotal({ ...KEPT, ...hire }, OFFER, ASKED)).toEqual({
    totalWithWeeks: "330.00",
    isTotalOpen: true,
  });
});
