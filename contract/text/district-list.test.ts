import { expect, test } from "vitest";
import { formatDistricts, readDistricts } from "./district-list.ts";

test("reads districts and ranges, however they are typed", () => {
  expect(readDistricts("LS1-LS3, BD1").codes).toEqual(["LS1", "LS2", "LS3", "BD1"]);
  expect(readDistricts("ls8 – 10; ec1a and N1\nLS9").codes).toEqual(["LS8", "LS9", "LS10", "EC1A", "N1"]);
  expect(readDistricts("M1 to M3 & SK4").codes).toEqual(["M1", "M2", "M3", "SK4"]);
  expect(readDistricts(" ").codes).toEqual([]);
});

test.each(["Leeds", "LS", "LS6 2AB", "LS8-LS6", "LS1-BD4", "LS1-", "LS123"])(
  "says that %s is not a list of districts",
  (text) => {
    expect(readDistricts(text).problem).toMatch(/is not a postcode district such as LS6/);
  },
);

test("writes ranges that read as the same districts in the same order", () => {
  expect(formatDistricts(["LS1", "LS2", "LS3", "BD1", "EC1A", "EC1M", "N9", "N10", "N1C"])).toBe(
    "LS1-LS3, BD1, EC1A, EC1M, N9-N10, N1C",
  );
  for (const codes of [["LS3", "LS2", "LS4", "LS5"], ["M1"], []])
    expect(readDistricts(formatDistricts(codes)).codes).toEqual(codes);
});
