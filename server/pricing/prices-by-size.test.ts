import { expect, test } from "vitest";
import { estimatesOf, pricesBySize } from "./prices-by-size.ts";

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
  // 6 and 8 yards usually cost £160 to £220 and £200 to £280. The price guide has £140 to £180 for both.
  const guide = { priceFrom: "70.00", priceTo: "250.00", prices: [] };
  expect(estimatesOf({ ...guide, skipSizes: "6 yard, 8 yard" })).toEqual([
    { size: 6, from: 140, to: 160 },
    { size: 8, from: 153, to: 180 },
  ]);
  // 12 and 16 yards usually cost £280 to £360 and £360 to £450. The highest price is that of the largest size.
  expect(estimatesOf({ ...guide, skipSizes: "12 yard, 16 yard" })).toEqual([
    { size: 12, from: 200, to: 224 },
    { size: 16, from: 224, to: 250 },
  ]);
  expect(estimatesOf({ ...guide, skipSizes: "8 yard" })).toEqual([{ size: 8, from: 140, to: 180 }]);
});

test("one rule decides where prices are estimated: with a whole price range, in the comparison and on the company's page", () => {
  const company = { skipSizes: "6 yard, 8 yard, 12 yard, 16 yard", prices: [] };
  const priced = { ...company, priceFrom: "70.00", priceTo: "250.00" };
  expect(pricesBySize(priced)).toMatchObject({
    prices: { medium: { from: 140, to: 180 }, large: { from: 200, to: 224 } },
    sources: { mini: "not-offered", medium: "estimate", large: "estimate" },
  });
  expect(estimatesOf(priced).map(({ size }) => size)).toEqual([6, 8, 12, 16]);
  for (const range of [
    { priceFrom: null, priceTo: null },
    { priceFrom: "70.00", priceTo: null },
  ]) {
    const { sources } = pricesBySize({ ...company, ...range });
    expect(sources).toMatchObject({ mini: "not-offered", medium: "unknown", large: "unknown" });
    expect(estimatesOf({ ...company, ...range })).toEqual([]);
  }
});

test("pence are used before rounding", () => {
  // The guide's £90 is 20/180 of the way from £70 to £250: 99.50 + 20/180 of 90.25 = 109.53
  expect(priceRanges("99.50", "189.75").mini).toEqual({ from: 100, to: 110 });
});

test("reversed prices give ranges from low to high", () => {
  const prices = priceRanges("300.00", "80.00");
  expect(prices).toEqual(priceRanges("80.00", "300.00"));
});
