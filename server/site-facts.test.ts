import { expect, test } from "vitest";
import { readConfig } from "./boot/config.ts";
import { siteFacts } from "./site-facts.ts";

test("every page says that prices and totals include VAT, also a list with only estimates", () => {
  expect(siteFacts(readConfig({})).footerLines).toEqual([
    "Prices and totals in lists, comparisons and plans include any VAT.",
  ]);
});
