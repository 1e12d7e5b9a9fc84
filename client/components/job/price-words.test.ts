import { expect, test } from "vitest";
import type { Total } from "#contract/companies/totals.ts";
import type { Job } from "#contract/job/job.ts";
import { type PriceWords, priceWords } from "./price-words.ts";

const HIRE: Total = {
  from: "210.00",
  to: "210.00",
  known: true,
  parts: [
    { kind: "hire", from: "210.00", to: "210.00", source: "company", statedBy: "company", hireDays: 14 },
  ],
  unknown: [],
};
const ESTIMATE: Total = {
  from: "167.00",
  to: "208.00",
  known: false,
  parts: [{ kind: "hire", from: "167.00", to: "208.00", source: "estimate" }],
  unknown: [],
};

/** The words in one line. */
const lineOf = ({ amount, basis, extras }: PriceWords): string =>
  [amount, basis, extras].filter(Boolean).join(" | ");

/** A price of £210 for this many days, or for an unknown time (null). The price of further weeks is unknown. */
const ofDays = (hireDays: number | null): Total => ({
  ...HIRE,
  known: false,
  parts: HIRE.parts.map((part) => ({ ...part, hireDays })),
  unknown: ["extra-week"],
});

function sentence(company: Parameters<typeof priceWords>[1], job: Job = { size: 6 }) {
  return lineOf(priceWords(job, company));
}

test("beside the fee of several permits, a stated hire is still the company's price, and the amount is about right", () => {
  const permit = { kind: "permit", from: "76.00", to: "76.00", source: "estimate" } as const;
  const total = { ...HIRE, from: "286.00", to: "286.00", known: false, parts: [...HIRE.parts, permit] };
  expect(sentence({ offersSize: true, total })).toBe("about £286 | 6 yd, 2 weeks, with permit");
});

test("a stated price, an estimate and an unknown price read differently", () => {
  expect(sentence({ offersSize: true, total: HIRE })).toBe("£210 | 6 yd, 2 weeks");
  expect(sentence({ offersSize: true, total: ESTIMATE })).toBe("£167-208 | 6 yd, our estimate");
  expect(sentence({ offersSize: null })).toBe("Ask for a price | 6 yd");
  expect(sentence({ offersSize: false })).toBe("No 6 yd");
  expect(sentence({ offersSize: null, total: { ...HIRE, parts: [], unknown: ["hire"] } })).toBe(
    "Ask for a price | 6 yd",
  );
});

test("before a size is asked for, the lowest stated price or else the price range is shown", () => {
  const fromPrice = { size: 4, price: "120.00", hireDays: 10 } as const;
  const range = { priceFrom: "90.00", priceTo: "275.50" };
  expect(sentence({ fromPrice, ...range }, {})).toBe("from £120 | 4 yd, 10 days");
  expect(sentence({ fromPrice: { ...fromPrice, hireDays: null } }, {})).toBe(
    "from £120 | 4 yd, days not said",
  );
  expect(sentence({ fromPrice: { ...fromPrice, hireDays: 14 } }, {})).toBe("from £120 | 4 yd, 2 weeks");
  expect(sentence(range, {})).toBe("£90-275.50 | by size");
  expect(sentence({ priceFrom: "90.00", priceTo: null }, {})).toBe("Ask for a price");
});

test("a job of nothing but what stays out of a skip has no lowest price either, and other waste is a question", () => {
  const job = { priceFrom: "90.00", priceTo: "275.50", apart: [{ waste: "tyres" as const, charge: null }] };
  expect(sentence(job, {})).toBe("Not in an ordinary skip");
  expect(sentence({ ...job, offersSize: true })).toBe("Not in an ordinary skip");
  const wastes = [{ waste: "soil" as const, taken: "ask" as const }];
  expect(sentence({ ...job, wastes }, {})).toBe("Ask for a price");
  expect(sentence({ ...job, wastes, offersSize: true })).toBe("Ask for a price | 6 yd");
});

test("a size that the company may not have is said beside the estimate, with the costs that are not known", () => {
  expect(sentence({ offersSize: null, total: { ...ESTIMATE, unknown: ["permit"] } })).toBe(
    "£167-208 | 6 yd, our estimate, if it has one | + permit",
  );
});

test("a waste that the company does not take stands in place of the price", () => {
  const notTaken = { refused: ["mattress" as const], inSize: [], notStated: [] };
  expect(sentence({ offersSize: true, notTaken })).toBe("Doesn't take mattresses");
  expect(sentence({ notTaken }, {})).toBe("Doesn't take mattresses");
  const asbestos = { refused: [], inSize: [], notStated: ["asbestos" as const] };
  expect(sentence({ offersSize: true, notTaken: asbestos })).toBe("Doesn't say that it takes asbestos");
});

test("waste that no ordinary skip takes has no price of one", () => {
  const apart = [{ waste: "tyres" as const, charge: { price: "5.00", unit: "each" as const } }];
  expect(sentence({ offersSize: true, apart })).toBe("Not in an ordinary skip");
  expect(sentence({ offersSize: true, total: HIRE, apart })).toBe("£210 | 6 yd, 2 weeks");
});

test("a price is shown for the days that it includes, and without days for no time", () => {
  const of = (days: number | null, weeks?: number) =>
    sentence({ offersSize: true, total: ofDays(days) }, { size: 6, weeks });
  expect(of(7)).toBe("£210 | 6 yd, 1 week | + a further week");
  expect(of(14, 3)).toBe("£210 | 6 yd, 2 weeks | + a further week");
  expect(of(7, 4)).toBe("£210 | 6 yd, 1 week | + further weeks");
  expect(of(10)).toBe("£210 | 6 yd, 10 days | + further weeks");
  expect(of(1, 1)).toBe("£210 | 6 yd, 1 day | + further weeks");
  expect(of(null)).toBe("£210 | 6 yd, days not said");
  expect(sentence({ offersSize: true, total: { ...ofDays(null), unknown: ["permit", "extra-week"] } })).toBe(
    "£210 | 6 yd, days not said | + permit",
  );
});

test("an estimate is for two weeks, and says so where the job is longer", () => {
  const longer: Total = { ...ESTIMATE, unknown: ["extra-week"] };
  const of = (total: Total, weeks: number) => sentence({ offersSize: true, total }, { size: 6, weeks });
  expect(of(ESTIMATE, 1)).toBe("£167-208 | 6 yd, our estimate");
  expect(of(longer, 3)).toBe("£167-208 | 6 yd, 2 weeks, our estimate | + a further week");
  expect(of(longer, 6)).toBe("£167-208 | 6 yd, 2 weeks, our estimate | + further weeks");
  const permit = { kind: "permit", from: "68.00", to: "68.00", source: "council" } as const;
  expect(of({ ...longer, parts: [...longer.parts, permit] }, 5)).toBe(
    "£167-208 | 6 yd, 2 weeks, our estimate, with permit | + further weeks",
  );
});

test("what the total includes and what nobody stated are both said", () => {
  const permit = { kind: "permit", from: "68.00", to: "68.00", source: "council" } as const;
  const withPermit: Total = { ...HIRE, from: "278.00", to: "278.00", parts: [...HIRE.parts, permit] };
  expect(sentence({ offersSize: true, total: withPermit }, { size: 6, weeks: 1 })).toBe(
    "£278 | 6 yd, 1 week, with permit",
  );
  const open: Total = { ...ofDays(7), unknown: ["permit", "extra-week"] };
  expect(sentence({ offersSize: true, total: open })).toBe(
    "£210 | 6 yd, 1 week | + permit and a further week",
  );
});

test("a charge for one waste and none stated for another are told apart", () => {
  const charge = { kind: "waste-charge", from: "20.00", to: "20.00", source: "company" } as const;
  const some: Total = { ...HIRE, known: false, parts: [...HIRE.parts, charge], unknown: ["waste-charge"] };
  expect(sentence({ offersSize: true, total: some })).toBe(
    "£210 | 6 yd, 2 weeks, with waste charges | + other waste charges",
  );
  expect(sentence({ offersSize: true, total: { ...some, parts: HIRE.parts } })).toBe(
    "£210 | 6 yd, 2 weeks | + waste charges",
  );
});
