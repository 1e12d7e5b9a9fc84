import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { COMPANY_PRESSES, CUSTOMER_PRESSES, type PressFacts } from "#contract/hires/press-bodies.ts";
import { MAX_DAYS_NAMED } from "#contract/hires/presses.ts";
import { eventsOfHire, type Hire, type HireEvent, hireOf } from "./hire.ts";
import { whyNotPress } from "./hire-rules.ts";
import { permitClock } from "./hire-view.ts";
import { numbered } from "./words.ts";

const TERMS = { reference: "SF-1", askedOn: "2026-11-30", wantedOn: "2026-12-08", offeredOn: null, days: 14 };

type Said = [actor: "customer" | "company" | "clock", facts: PressFacts];

/** The events in this order, one an hour, all with company 1. */
const events = (...said: Said[]): HireEvent[] =>
  numbered(
    said.map(([by, facts], hour) => ({
      ...{ companyId: 1, by, facts, typed: null },
      at: new Date(Date.UTC(2026, 11, 1, hour)),
    })),
  );
const hireAfter = (...said: Said[]): Hire => hireOf(events(...said), TERMS);

const DELIVERED: Said = ["company", { press: "delivered", day: "2026-12-08" }];
const AGREE = { press: "agree", of: "collection", day: "2026-12-15", part: "any" } as const;
const SWAPPED: Said = ["company", { press: "swapped", day: "2026-12-15" }];
const COLLECTED = { press: "collected", day: "2026-12-15", tonnes: 2.4 } as const;
const TAKE_BACK: Said = ["company", { press: "take-back", number: "F1", said: "delivered" }];
const COLLECT: Said = ["customer", { press: "collect", day: "2026-12-15", part: "any" }];

describe("what a hire is after its events", () => {
  test("a new hire waits for the day that the customer asked for", () => {
    expect(hireAfter()).toMatchObject({
      stage: "chosen",
      visit: { of: "delivery", day: "2026-12-08", by: "customer", agreed: false },
      endsOn: null,
    });
  });

  test("a quote whose earliest day is after the wanted one names that day, to which the customer can agree", () => {
    const visitOf = (offeredOn: string | null) => hireOf([], { ...TERMS, offeredOn }).visit;
    expect(visitOf("2026-12-10")).toMatchObject({ day: "2026-12-10", by: "company", agreed: false });
    for (const earlier of ["2026-12-08", "2026-12-01", null])
      expect(visitOf(earlier)).toMatchObject({ day: "2026-12-08", by: "customer" });
  });

  test("a day is agreed when the other side agrees, or names the same day", () => {
    const named: Said = ["company", { press: "day", of: "delivery", day: "2026-12-09", part: "morning" }];
    expect(hireAfter(named).visit).toMatchObject({ day: "2026-12-09", by: "company", agreed: false });
    expect(hireAfter(named, ["customer", { ...named[1], press: "agree" }]).visit).toMatchObject({
      agreed: true,
    });
    const same: Said = ["company", { press: "day", of: "delivery", day: "2026-12-08", part: "any" }];
    expect(hireAfter(same).visit).toMatchObject({ agreed: true });
  });

  test("the first day of the hire is that of the delivery, and agreed weeks move its last day", () => {
    expect(hireAfter(DELIVERED)).toMatchObject({ stage: "delivered", visit: null, endsOn: "2026-12-21" });
    const keep: Said = ["customer", { press: "keep", weeks: 2 }];
    expect(hireAfter(DELIVERED, keep)).toMatchObject({
      endsOn: "2026-12-21",
      keep: { number: "C1", agreed: null },
    });
    const yes: Said = ["company", { press: "keep-reply", number: "C1", agreed: "yes" }];
    expect(hireAfter(DELIVERED, keep, yes)).toMatchObject({ endsOn: "2027-01-04", keep: { agreed: true } });
    const no: Said = ["company", { press: "keep-reply", number: "C1", agreed: "no" }];
    expect(hireAfter(DELIVERED, keep, no)).toMatchObject({ endsOn: "2026-12-21", keep: { agreed: false } });
  });

  test("agreed weeks that had not begun when the skip was collected are not used", () => {
    const kept = (number: string): Said[] => [
      ["customer", { press: "keep", weeks: 1 }],
      ["company", { press: "keep-reply", number, agreed: "yes" }],
    ];
    const usedAfter = (day: string) =>
      hireAfter(DELIVERED, ...kept("C1"), ...kept("C2"), [
        "company",
        { press: "collected", day },
      ]).agreedWeeks.map(({ isUsed }) => isUsed);
    expect(hireAfter(DELIVERED, ...kept("C1")).agreedWeeks).toMatchObject([{ isUsed: true }]);
    expect(usedAfter("2026-12-21")).toEqual([false, false]);
    expect(usedAfter("2026-12-22")).toEqual([true, false]);
    expect(usedAfter("2026-12-29")).toEqual([true, true]);

    const eight: Said[] = [
      ["customer", { press: "keep", weeks: 8 }],
      ["company", { press: "keep-reply", number: "C1", agreed: "yes" }],
    ];
    expect(
      hireAfter(DELIVERED, ...eight, ["company", { press: "collected", day: "2026-12-23" }]),
    ).toMatchObject({
      agreedWeeks: [
        { weeks: 1, isUsed: true },
        { weeks: 7, isUsed: false },
      ],
    });
  });

  test("a collection keeps the number of the press that asked for it, whatever day is named since", () => {
    const other: Said = ["company", { press: "day", of: "collection", day: "2026-12-17", part: "any" }];
    expect(hireAfter(DELIVERED, COLLECT, other).visit).toMatchObject({
      number: "C1",
      day: "2026-12-17",
      by: "company",
    });
    expect(hireAfter(DELIVERED, COLLECT, ["customer", { press: "not-yet" }]).visit).toBeNull();
  });

  test("both can say that it was collected, and the company's day counts", () => {
    const byCustomer: Said = ["customer", { press: "collected", day: "2026-12-16" }];
    const byCompany: Said = ["company", { press: "collected", day: "2026-12-15", tonnes: 2.4 }];
    expect(hireAfter(DELIVERED, byCustomer)).toMatchObject({
      stage: "collected",
      collectedOn: "2026-12-16",
      went: null,
    });
    expect(hireAfter(DELIVERED, byCustomer, byCompany)).toMatchObject({
      collectedOn: "2026-12-15",
      went: { tonnes: 2.4 },
    });
  });

  test("a problem is to be answered within five working days and is settled by the customer only", () => {
    const problem: Said = ["customer", { press: "problem", problem: "more-charged", amount: "120.00" }];
    // 1 December 2026 is a Tuesday.
    expect(hireAfter(problem).problems).toMatchObject([
      { number: "C1", answerBy: "2026-12-08", settled: null },
    ]);
    const answer: Said = [
      "company",
      { press: "problem-answer", number: "C1", reply: "offers", amount: "60.00" },
    ];
    const not: Said = ["customer", { press: "problem-end", number: "C1", settled: "no" }];
    expect(hireAfter(problem, answer, not).problems).toMatchObject([
      { answer: { reply: "offers" }, settled: false },
    ]);
    // A new answer asks the customer again.
    expect(hireAfter(problem, answer, not, answer).problems).toMatchObject([{ settled: null }]);
  });

  test.each<[what: string, before: Said[], said: Said]>([
    ["a delivery, also after a reminder and a problem", [], DELIVERED],
    ["a swap", [DELIVERED, ["customer", { press: "swap", day: "2026-12-15" }]], SWAPPED],
    ["a collection with where the waste went", [DELIVERED, COLLECT], ["company", COLLECTED]],
    ["the company's day of a collection", [DELIVERED, ["customer", COLLECTED]], ["company", COLLECTED]],
  ])("what was said by mistake is taken back by whoever said it: %s", (_what, before, said) => {
    const problem: Said = ["customer", { press: "problem", problem: "other" }];
    const after: Said[] = [...before, said, ["clock", { press: "reminded", about: "end" }], problem];
    const number = hireAfter(...before, said).takeBack?.number;
    const facts = { press: "take-back", number, said: said[1].press } as const;
    expect(whyNotPress(hireAfter(...after), facts, said[0])).toBeUndefined();
    expect(
      whyNotPress(hireAfter(...after), facts, said[0] === "company" ? "customer" : "company"),
    ).toBeTruthy();
    const taken = hireAfter(...after, [said[0], facts]);
    const { takeBack, problems, events: count, ...asBefore } = hireAfter(...before, problem);
    expect(taken).toMatchObject(asBefore);
    expect(taken.takeBack).toEqual(takeBack);
    expect(taken.events).toBe(count + 3);
    expect(taken.problems).toHaveLength(1);
  });

  test("a changed choice begins a new hire, also with the same company", () => {
    const all = events(DELIVERED, ["customer", { press: "release" }], COLLECT);
    expect(eventsOfHire(all, 1).map(({ facts }) => facts.press)).toEqual(["collect"]);
    expect(eventsOfHire(all, 2)).toEqual([]);
  });
});

test.each<[why: string, before: Said[], pressed: Said]>([
  ["a collection before the delivery", [], ["customer", { press: "collect", day: "2026-12-15" }]],
  ["collected before it was delivered", [], ["company", COLLECTED]],
  ["delivered twice", [DELIVERED], DELIVERED],
  ["a second collection", [DELIVERED, COLLECT], COLLECT],
  [
    "a swap while a collection is asked for",
    [DELIVERED, COLLECT],
    ["customer", { press: "swap", day: "2026-12-15" }],
  ],
  [
    "kept longer while a collection is asked for",
    [DELIVERED, COLLECT],
    ["customer", { press: "keep", weeks: 1 }],
  ],
  [
    "a yes to keeping it longer after the customer asked for the collection",
    [DELIVERED, ["customer", { press: "keep", weeks: 12 }], COLLECT],
    ["company", { press: "keep-reply", number: "C1", agreed: "yes" }],
  ],
  [
    "kept longer twice",
    [DELIVERED, ["customer", { press: "keep", weeks: 1 }]],
    ["customer", { press: "keep", weeks: 1 }],
  ],
  ["another choice after the delivery", [DELIVERED], ["customer", { press: "release" }]],
  ["agreed to one's own day", [DELIVERED, COLLECT], ["customer", AGREE]],
  [
    "agreed to another day than the page showed",
    [DELIVERED, COLLECT],
    ["company", { ...AGREE, day: "2026-12-16" }],
  ],
  ["agreed to another time of the day", [DELIVERED, COLLECT], ["company", { ...AGREE, part: "morning" }]],
  ["agreed to a day that is agreed", [DELIVERED, COLLECT, ["company", AGREE]], ["company", AGREE]],
  ["agreed to a visit that nobody asked for", [DELIVERED], ["company", AGREE]],
  [
    "a day for a delivery that has been",
    [DELIVERED],
    ["company", { press: "day", of: "delivery", day: "2026-12-09" }],
  ],
  [
    "collected before the day of delivery",
    [DELIVERED],
    ["company", { press: "collected", day: "2026-12-07" }],
  ],
  [
    "collected twice by the company",
    [DELIVERED, ["company", { press: "collected", day: "2026-12-15" }]],
    ["company", { press: "collected", day: "2026-12-15" }],
  ],
  ["taken back after the other side relied on it", [DELIVERED, COLLECT], TAKE_BACK],
  ["taken back twice", [DELIVERED, TAKE_BACK], TAKE_BACK],
  ["taken back from a page that shows an earlier delivery", [DELIVERED, TAKE_BACK, DELIVERED], TAKE_BACK],
  ["taken back although another thing was said", [DELIVERED, SWAPPED], TAKE_BACK],
  [
    "an answer to a problem that there is not",
    [],
    ["company", { press: "problem-answer", number: "C1", reply: "agrees" }],
  ],
  [
    "the same problem twice",
    [["customer", { press: "problem", problem: "damage" }]],
    ["customer", { press: "problem", problem: "damage" }],
  ],
])("is refused with a sentence: %s", (_why, before, [by, facts]) => {
  expect(whyNotPress(hireAfter(...before), facts, by)).toMatch(/^[A-Z].*\.$/);
});

test("the other side can agree to the day that the page shows", () => {
  expect(whyNotPress(hireAfter(DELIVERED, COLLECT), AGREE, "company")).toBeUndefined();
});

test("each side names at most ten days for one visit, and ten more for the next one", () => {
  const named = (by: "customer" | "company"): Said => [
    by,
    { press: "day", of: "delivery", day: "2026-12-08" },
  ];
  const many = Array.from({ length: MAX_DAYS_NAMED }, () => named("company"));
  const why = (said: Said[], [by, facts]: Said) => whyNotPress(hireAfter(...said), facts, by);
  expect(why(many.slice(1), named("company"))).toBeUndefined();
  expect(why(many, named("company"))).toMatch(/10 days.*ring/);
  expect(why(many, named("customer"))).toBeUndefined();
  const ofCollection: Said = ["company", { press: "day", of: "collection", day: "2026-12-20" }];
  expect(why([...many, DELIVERED, COLLECT], ofCollection)).toBeUndefined();
});

test("the council is asked for more time on a working day, or at once if that day is past or before the skip comes", () => {
  vi.useFakeTimers({ now: new Date("2026-12-05T09:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  // Two weeks from a Sunday end on a Saturday. A week before is a Saturday too.
  expect(permitFrom("2026-11-29", 14)).toEqual({
    endsOn: "2026-12-12",
    saidBy: null,
    askBy: "2026-12-04",
    isLate: true,
  });
  expect(permitFrom("2026-12-01", 14)).toEqual({
    endsOn: "2026-12-14",
    saidBy: null,
    askBy: "2026-12-07",
    isLate: false,
  });
  expect(permitFrom("2026-12-09", 7)).toEqual({
    endsOn: "2026-12-15",
    saidBy: null,
    askBy: "2026-12-08",
    isLate: true,
  });
});

test("the last day of a permit that one side said counts instead of the usual one", () => {
  vi.useFakeTimers({ now: new Date("2026-12-05T09:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const said = hireAfter(DELIVERED, ["customer", { press: "permit", day: "2027-01-15" }]).permitSaid;
  expect(permitFrom("2026-12-01", 14, said)).toEqual({
    ...{ endsOn: "2027-01-15", saidBy: "customer", askBy: "2027-01-08", isLate: false },
  });
  expect(whyNotPress(hireAfter(DELIVERED), { press: "permit", day: "2027-01-15" }, "company")).toMatch(
    /road/,
  );
});

function permitFrom(deliveredOn: string, days: number, permitSaid: Hire["permitSaid"] = null) {
  const fee = { from: 4_000, to: 4_000, periodDays: 7, days, permits: 2, seenOn: "2026-11-29", isOld: false };
  const deps = {
    permits: { feeFor: () => fee },
    places: { resolve: () => ({ kind: "place", searched: { place: {} } }) },
  } as unknown as Parameters<typeof permitClock>[0];
  const quote = { job: { stands: "road" as const }, location: "M14 5AB" };
  return permitClock(deps, quote, { stage: "delivered", visit: null, deliveredOn, permitSaid }, days);
}

const anyPress = fc.record({
  by: fc.constantFrom("customer" as const, "company" as const),
  press: fc.constantFrom(...CUSTOMER_PRESSES, ...COMPANY_PRESSES),
  of: fc.constantFrom("delivery", "collection", "swap"),
  day: fc.constantFrom("2026-12-08", "2026-12-10", "2026-12-20"),
  weeks: fc.integer({ min: 1, max: 12 }),
  number: fc.constantFrom("C1", "C2", "C3", "F1"),
  agreed: fc.constantFrom("yes", "no"),
  settled: fc.constantFrom("yes", "no"),
  problem: fc.constantFrom("damage", "other"),
  reply: fc.constantFrom("agrees", "offers", "disagrees"),
  said: fc.constantFrom("delivered", "swapped", "collected"),
});

/** Plays presses, each only if the rules allow it, as the two pages do. */
function play(presses: readonly (typeof anyPress extends fc.Arbitrary<infer Press> ? Press : never)[]) {
  const said: Said[] = [];
  for (const { by, ...facts } of presses) {
    const allowed: readonly string[] = by === "customer" ? CUSTOMER_PRESSES : COMPANY_PRESSES;
    if (!allowed.includes(facts.press) || ["question", "answer"].includes(facts.press)) continue;
    if (whyNotPress(hireAfter(...said), facts, by) === undefined) said.push([by, facts]);
  }
  return { said, hire: hireAfter(...said) };
}

test("whatever is pressed in whatever order, a hire stays consistent", () => {
  fc.assert(
    fc.property(fc.array(anyPress, { maxLength: 40 }), (presses) => {
      const { said, hire } = play(presses);
      const count = (press: string) => said.filter(([, facts]) => facts.press === press).length;
      const deliveriesTakenBack = said.filter(
        ([, facts]) => facts.press === "take-back" && facts.said === "delivered",
      );
      expect(count("delivered") - deliveriesTakenBack.length).toBe(hire.deliveredOn ? 1 : 0);
      expect(hire.collectedOn !== null).toBe(hire.stage === "collected");
      expect(hire.stage === "collected" && hire.visit).toBeFalsy();
      if (hire.deliveredOn && hire.collectedOn) expect(hire.collectedOn >= hire.deliveredOn).toBe(true);
      expect(hire.problems).toHaveLength(count("problem"));
      // The state is that of the list: reading it again gives the same.
      expect(hireAfter(...said)).toEqual(hire);
      // A press that was just stored is never refused for what the page showed before, except as a repetition.
      expect(new Set(events(...said).map(({ number }) => number)).size).toBe(said.length);
    }),
    { numRuns: 300 },
  );
});
