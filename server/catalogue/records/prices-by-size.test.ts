import { expect, test } from "vitest";
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

test("pence are used before rounding", () => {
  // The guide's £90 is 20/180 of the way from £70 to £250: 99.50 + 20/180 of 90.25 = 109.53
  expect(priceRanges("99.50", "189.75").mini).toEqual({ from: 100, to: 110 });
});

test("reversed prices give ranges from low to high", () => {
  const prices = priceRanges("300.00", "80.00");
  expect(prices).toEqual(priceRanges("80.00", "300.00"));
});
