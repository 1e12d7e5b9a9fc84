import { expect, test } from "vitest";
import { PRICE_SIZES } from "#contract/options.ts";
import { includesPriceSize } from "./skip-sizes.ts";

test.each<[string | null, string[]]>([
  ["2 yard", ["mini"]],
  ["4 yard, 6 yard, 8 yard", ["small", "medium"]],
  ["12 yard, 14 yard, 20 yard, 40 yard", ["large"]],
  ["2,4,6,8,12", ["mini", "small", "medium", "large"]],
  ["Mini (2-3 yards), Large (10-12 yards)", ["mini", "large"]],
  ["4-8 yards", ["small", "medium"]],
  ["Mini, Medium", ["mini", "medium"]],
  ["16 yard, extra large", []],
  ["4 tonne", []],
  ["6 yard (4.6 m3)", ["medium"]],
  ["", []],
  [null, []],
])("a company with sizes %j offers %j", (skipSizes, sizes) => {
  expect(PRICE_SIZES.filter((size) => includesPriceSize(skipSizes, size))).toEqual(sizes);
});
