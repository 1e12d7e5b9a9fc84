import { expect, test } from "vitest";
import { EXAMPLE_COMPANY } from "#client/components/company/testing/example-company.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import { fitProblems, quotePrice, sortByFit } from "./fit-problems.ts";

const COMPANY: QuoteCompany = {
  ...EXAMPLE_COMPANY,
  serves: "yes",
  offersSize: true,
  refuses: [],
  earliest: { day: null, unknown: ["notice"] },
};
const JOB = { place: "LS6 2AB", size: 6, waste: ["garden", "soil"] } as const;

test("a company that fits, or that does not say, is not warned about", () => {
  expect(fitProblems(COMPANY, JOB)).toEqual([]);
  expect(fitProblems({ ...COMPANY, serves: "ask", offersSize: null }, JOB)).toEqual([]);
  expect(fitProblems({ ...COMPANY, refuses: ["asbestos"] }, JOB)).toEqual([]);
});

test("each reason why a company can't do the job is said", () => {
  const company: QuoteCompany = {
    ...COMPANY,
    ...{ serves: "no", servesBecause: "It says it delivers within 13 km." },
    ...{ offersSize: false, refuses: ["soil", "garden"] },
  };
  expect(fitProblems(company, JOB)).toEqual([
    "Doesn't deliver to LS6 2AB. It says it delivers within 13 km.",
    "Doesn't hire out 6 yard skips.",
    "Doesn't take garden or soil.",
  ]);
});

test("a carrier number that does not cover carrying waste is named before a request is sent", () => {
  const carrier = {
    tier: "lower",
    result: "not-checked",
    method: null,
    checkedOn: null,
    validTo: null,
  } as const;
  expect(fitProblems({ ...COMPANY, carrier }, JOB)).toEqual(["Its carrier number: lower tier."]);
});

test("a company that hires out no size of a range is named with these sizes", () => {
  const company = { ...COMPANY, offersSize: false };
  expect(fitProblems(company, { place: "LS6", sizeRange: "mini" })).toEqual([
    "Doesn't hire out 2 or 3 yard skips.",
  ]);
});

test("a company that does not allow the waste in the size says so, and the same waste is named once", () => {
  const company: QuoteCompany = { ...COMPANY, notTaken: { refused: [], inSize: ["soil"], notStated: [] } };
  expect(fitProblems(company, JOB)).toEqual(["Doesn't take soil in a 6 yard skip."]);
  expect(fitProblems(company, { ...JOB, waste: ["garden"] })).toEqual([]);
});

test("a company that needs more notice than there is time is too late", () => {
  expect(
    fitProblems({ ...COMPANY, earliest: { day: "2026-12-02", unknown: [] } }, { ...JOB, date: "2999-12-31" }),
  ).toEqual([]);
  expect(
    fitProblems({ ...COMPANY, earliest: { day: "2026-12-02", unknown: [] } }, { ...JOB, date: "2026-01-05" }),
  ).toEqual([expect.stringMatching(/^Delivery from about \w{3} \d+ \w{3}, too late for Mon 5 Jan\.$/)]);
});

test("companies that can't do the job come last, the others stay in their order", () => {
  const companies = [
    { ...COMPANY, id: 1, serves: "no" as const },
    { ...COMPANY, id: 2 },
    { ...COMPANY, id: 3, offersSize: false },
    { ...COMPANY, id: 4, serves: "ask" as const },
  ];
  expect(sortByFit(companies, JOB).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

test("a range of sizes has the lowest price stated for one of them, and otherwise no price", () => {
  const shown = (facts: Partial<QuoteCompany>) => {
    const company = { ...COMPANY, priceFrom: "75.00", priceTo: "215.00", ...facts };
    return quotePrice({ sizeRange: "large" }, company);
  };
  const fromPrice = { size: 12, price: "215.00", hireDays: 14 } as const;
  expect(shown({ fromPrice })).toMatchObject({ amount: "from £215", basis: "12 yd, 2 weeks" });
  expect(shown({}).amount).toBe("No price for 10-12 yd");
  expect(shown({ offersSize: false }).amount).toBe("No 10-12 yd");
});
