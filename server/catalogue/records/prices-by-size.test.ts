import { expect, test } from "vitest";
import { JOB_SIZES, type JobSize } from "#contract/job/job.ts";
import { estimateSize } from "./price-ranges.ts";
import { pricesBySize } from "./prices-by-size.ts";

/** The price ranges of a company that states no price of a size. */
const priceRanges = (priceFrom: string | null, priceTo: string | null) =>
  pricesBySize({ priceFrom, priceTo, prices: [], skipSizes: null }).prices;

test("a company with the price guide's ends has the price guide's ranges", () => {
  expect(priceRanges("70.00", "250.00")).toEqual({
    mini: { from: 70, to: 90 },
    small: { from: 110, to: 140 },
    medium: { from: 140, to: 180 },
    large: { from: 200, to: 250 },
  });
});

test("prices from 80 to 300 scale the guide linearly, in whole pounds", () => {
  // The price guide goes from £70 to £250, a range of £180. Its £90 is 20/180 of the way: 80 + 20/180 of 220 = 104.4. In the
  // same way: £110 gives 128.9, £140 gives 165.6, £180 gives 214.4, £200 gives 238.9
  const expected = {
    mini: { from: 80, to: 104 },
    small: { from: 129, to: 166 },
    medium: { from: 166, to: 214 },
    large: { from: 239, to: 300 },
  };
  expect(priceRanges("80.00", "300.00")).toEqual(expected);
  expect(priceRanges(null, null)).toEqual(expected);
});

test("sizes of one group that the company offers share its range in proportion to their usual prices", () => {
  const bits = (...yards: JobSize[]) => yards.reduce((sum, size) => sum | (1 << JOB_SIZES.indexOf(size)), 0);
  const estimate = (size: JobSize, offered: number) =>
    estimateSize(JOB_SIZES.indexOf(size), offered, 70, 250);
  // 6 and 8 yards usually cost £160 to £220 and £200 to £280. The price guide has £140 to £180 for both.
  expect(estimate(6, bits(6, 8))).toEqual({ from: 140, to: 160 });
  expect(estimate(8, bits(6, 8))).toEqual({ from: 153, to: 180 });
  expect(estimate(8, bits(8))).toEqual({ from: 140, to: 180 });
  // 12 and 16 yards usually cost £280 to £360 and £360 to £450. The highest price is that of the largest size.
  expect(estimate(12, bits(12, 16))).toEqual({ from: 200, to: 224 });
  expect(estimate(16, bits(12, 16))).toEqual({ from: 224, to: 250 });
});

test("the comparison has the range of the sizes that a company offers of each group", () => {
  const company = { skipSizes: "6 yard, 8 yard, 12 yard, 16 yard", prices: [] };
  expect(pricesBySize({ ...company, priceFrom: "70.00", priceTo: "250.00" })).toMatchObject({
    prices: { medium: { from: 140, to: 180 }, large: { from: 200, to: 224 } },
    sources: { mini: "not-offered", medium: "estimate", large: "estimate" },
  });
});

test("pence are used before rounding", () => {
  // The guide's £90 is 20/180 of the way from £70 to £250: 99.50 + 20/180 of 90.25 = 109.53
  expect(priceRanges("99.50", "189.75").mini).toEqual({ from: 100, to: 110 });
});

test("reversed prices give ranges from low to high", () => {
  const prices = priceRanges("300.00", "80.00");
  expect(prices).toEqual(priceRanges("80.00", "300.00"));
});
