import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { createDemoData } from "../../demo/testing/demo-data.ts";
import { estimatesOf, priceEnds } from "./estimates.ts";
import { sizesOf } from "./sizes-offered.ts";

type Company = Parameters<typeof estimatesOf>[0];

const stated = (size: JobSize, price: string): Company["prices"][number] => ({
  ...{ size, price, hireDays: 14, extraWeek: null, heavyAllowed: null },
  ...{ statedBy: "company", statedOn: "2026-11-01" },
});
const estimates = (facts: Partial<Company>) =>
  estimatesOf({ priceFrom: "90.00", priceTo: "275.00", prices: [], skipSizes: null, ...facts }).map(
    ({ size, from, to }) => (from === to ? [size, from] : [size, from, to]),
  );

test("the smallest size has the lowest price, the largest the highest, and others lie between as usual prices do", () => {
  // The guides have £150, £190, £240 and £320 for these sizes.
  expect(estimates({ skipSizes: "4 yard, 6 yard, 8 yard, 12 yard" })).toEqual([
    ...[
      [4, 90],
      [6, 134],
      [8, 188],
      [12, 275],
    ],
  ]);
  expect(estimates({ skipSizes: "20-40 yards", priceFrom: "450.00", priceTo: "800.00" })).toEqual([
    ...[
      [20, 450],
      [30, 625],
      [40, 800],
    ],
  ]);
  // A size that nobody can select is an end too.
  expect(estimates({ skipSizes: "1 yard, 12 yard" })).toEqual([[12, 275]]);
});

test("a company of one size has its range for it, to the penny, also with swapped ends", () => {
  expect(estimates({ skipSizes: "2 yard", priceFrom: "99.50", priceTo: "75.25" })).toEqual([
    [2, 75.25, 99.5],
  ]);
});

test("an estimate lies between the stated prices of the next smaller and the next larger size", () => {
  const facts = { skipSizes: "4 yard, 6 yard, 8 yard, 12 yard" };
  expect(estimates({ ...facts, prices: [stated(4, "100.00"), stated(8, "180.00")] })).toEqual([
    ...[
      [6, 136],
      [12, 275],
    ],
  ]);
  // Stated prices outside the range count more than its ends.
  expect(estimates({ ...facts, prices: [stated(6, "60.00"), stated(8, "300.00")] })).toEqual([
    ...[
      [4, 60],
      [12, 300],
    ],
  ]);
  // No price of 6 yards fits between a smaller size that costs more and a larger one that costs less.
  expect(estimates({ ...facts, prices: [stated(4, "200.00"), stated(8, "180.00")] })).toEqual([[12, 275]]);
});

test("a size that the company may offer has its range, up or down from the sizes that it offers", () => {
  const unclear = estimates({ skipSizes: "6 yard, roll-on", prices: [stated(6, "120.00")] });
  expect(unclear).toContainEqual([4, 90, 120]);
  expect(unclear).toContainEqual([40, 120, 275]);
  expect(estimates({ skipSizes: "all sizes" })).toContainEqual([8, 90, 275]);
});

test.each([{ priceFrom: null }, { priceTo: null }])("without both ends nothing is estimated: %j", (facts) => {
  expect(estimates({ skipSizes: "6 yard", ...facts })).toEqual([]);
});

/** Expects what every estimate must keep to, whatever a company states. */
function expectFair(company: Company) {
  const { offered, unclear } = sizesOf(company);
  const [lowest, highest] = priceEnds(company);
  const prices = company.prices.map(({ size, price }) => ({ size, pounds: Number(price) }));
  const pounds = prices.map((price) => price.pounds);
  const found = estimatesOf(company);
  for (const { size, from, to } of found) {
    expect([...offered, ...unclear]).toContain(size);
    expect(pounds.length > 0 && prices.some((price) => price.size === size)).toBe(false);
    expect(from).toBeLessThanOrEqual(to);
    expect(from).toBeGreaterThanOrEqual(Math.min(lowest, ...pounds));
    expect(to).toBeLessThanOrEqual(Math.max(highest, ...pounds));
    for (const price of prices) {
      if (price.size < size) expect(from).toBeGreaterThanOrEqual(price.pounds);
      if (price.size > size) expect(to).toBeLessThanOrEqual(price.pounds);
    }
  }
  for (const [at, { from, to }] of found.entries()) {
    const next = found[at + 1];
    if (next) expect(next.from >= from && next.to >= to).toBe(true);
  }
  const hasOtherSize = company.skipSizes?.includes("1 yard") === true;
  if (prices.length > 0 || unclear.length > 0 || offered.length === 0 || hasOtherSize) return;
  const ends = { from: found[0]?.from, to: found.at(-1)?.to };
  expect(ends).toEqual({ from: lowest, to: highest });
  expect(found.map(({ size }) => size)).toEqual(offered);
  if (offered.length > 1) expect([found[0]?.to, found.at(-1)?.from]).toEqual([lowest, highest]);
}

describe("estimates keep the company's own ends and fit its stated prices", () => {
  test("for every company of the demonstration", () => {
    const { companies } = createDemoData();
    expect(companies).toHaveLength(4_276);
    for (const company of companies) expectFair(company);
    // Also without what they state, so that every range of theirs is spread.
    for (const company of companies) expectFair({ ...company, prices: [] });
  });

  test("for random companies with few sizes, swapped ends and stated prices outside the range", () => {
    const amount = fc.integer({ min: 1, max: 99_999 }).map((pence) => (pence / 100).toFixed(2));
    const company = fc.record({
      priceFrom: amount,
      priceTo: amount,
      skipSizes: fc
        .subarray([...JOB_SIZES.map((size) => `${size} yard`), "20-40 yards", "midi", "1 yard"], {
          maxLength: 4,
        })
        .map((names) => names.join(", ")),
      prices: fc.uniqueArray(fc.record({ size: fc.constantFrom(...JOB_SIZES), price: amount }), {
        selector: ({ size }) => size,
        maxLength: 4,
      }),
    });
    fc.assert(
      fc.property(company, ({ prices, ...facts }) =>
        expectFair({ ...facts, prices: prices.map(({ size, price }) => stated(size, price)) }),
      ),
      { numRuns: 2_000 },
    );
  });
});
