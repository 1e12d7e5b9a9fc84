import { expect, test } from "vitest";
import { withArticle } from "../text/spelling.ts";
import { JOB_SIZES } from "./job.ts";
import { aSkip, readSizeName } from "./size-names.ts";

test.each([
  ["6", 6, 6],
  ["6 yard", 6, 6],
  ["6-Yard builder's skip", 6, 6],
  ["8 cubic yards", 8, 8],
  ["10-12 yards", 10, 12],
  ["20 to 40 yd", 20, 40],
  ["6 yard (4.6 m³)", 6, 6],
])("%s is a size in cubic yards", (name, from, to) => {
  expect(readSizeName(name)).toEqual({ from, to });
});

test.each([
  "",
  "Midi",
  "4 tonne",
  "4 Tonnes",
  "4.5 m3",
  "6 m³",
  "6 m",
  "10t",
  "12 yard+",
  "1 100 litre",
  "6.5 yard",
  "1100 litre",
  "20ft container",
])("%j is no size in cubic yards", (name) => {
  expect(readSizeName(name)).toBeUndefined();
});

test("a skip has the article that is spoken before its size", () => {
  expect(JOB_SIZES.filter((size) => aSkip(size).startsWith("an "))).toEqual([8]);
  expect(["14-16 yard skip", "extra large skip", "skip"].map(withArticle)).toEqual([
    "a 14-16 yard skip",
    "an extra large skip",
    "a skip",
  ]);
});
