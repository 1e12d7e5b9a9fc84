import { expect, test } from "vitest";
import { parseCarrierNumber } from "./carrier-number.ts";

// The official examples of DEFRA/waste-movement-utils, and formats that its patterns do not cover yet.
test.each([
  ["CBDU123456", "CBDU123456", ["England", "Wales"], "upper"],
  ["cbdl123", "CBDL123", ["England", "Wales"], "lower"],
  ["WCR/R/1234567", "WCR/R/1234567", ["Scotland"], null],
  ["SEA/123456", "SEA/123456", ["Scotland"], null],
  ["PCT-A-12345", "PCT-A-12345", ["Scotland"], null],
  ["EAS/R/1234567", "EAS/R/1234567", ["Scotland"], null],
  ["CB/AB1234CD/A001", "CB/AB1234CD/A001", ["England", "Wales"], null],
  ["ROC UT 9", "ROC UT 9", ["Northern Ireland"], "upper"],
  ["ROC LT 12345", "ROC LT 12345", ["Northern Ireland"], "lower"],
])("reads %s as a number of its nation and tier", (typed, number, nations, tier) => {
  expect(parseCarrierNumber(typed)).toMatchObject({ number, nations, tier });
});

test.each([
  [" cbdu 123 456 ", "CBDU123456"],
  ["CBDU-123456", "CBDU123456"],
  ["ＣＢＤＵ１２３４５６", "CBDU123456"],
  ["NRW CBDU123456", "CBDU123456"],
  ["EA: CBDU123456.", "CBDU123456"],
  ["sepa wcr/r/1234567", "WCR/R/1234567"],
  ["NIEA ROC-UT-123", "ROC UT 123"],
  ["rocut123", "ROC UT 123"],
])("brings %j to the regulator's spelling", (typed, number) => {
  expect(parseCarrierNumber(typed)?.number).toBe(number);
});

test.each([
  "",
  "Fully licensed",
  "CBDL99",
  "CBDX123456",
  "CBDU123456 (sample)",
  "CBDU123456 / CBDU123457",
  "WCR/R/999999",
  "SCO/12345",
  "PCT-12-345",
  "ROC UT 123456",
  "EPR/AB1234CD",
  "EAWML12345",
  `CBDU${"1".repeat(5_000)}`,
])("does not recognise %j", (typed) => {
  expect(parseCarrierNumber(typed)).toBeNull();
});

test("a lower tier, a new and an old form are each a warning in themselves", () => {
  const warningsOf = (typed: string) => parseCarrierNumber(typed)?.warnings;
  expect(warningsOf("CBDL123456")).toEqual(["lower-tier"]);
  expect(warningsOf("ROC LT 123")).toEqual(["lower-tier"]);
  expect(warningsOf("EAS/R/1234567")).toEqual(["new-format"]);
  expect(warningsOf("CB/AB1234CD/A001")).toEqual(["old-format"]);
  expect(warningsOf("CBDU123456")).toEqual([]);
});

test("knows the samples, which have more digits than any regulator has issued", () => {
  const isSample = (typed: string) => parseCarrierNumber(typed)?.isSample;
  for (const sample of ["CBDU99000001", "CBDL99000001", "WCR/R/99000001", "ROC UT 990001", "ROC LT 990001"])
    expect(isSample(sample)).toBe(true);
  for (const real of ["CBDU990001", "CBDU999999", "WCR/R/9900001", "ROC UT 99001", "EAS/R/9900001"])
    expect(isSample(real)).toBe(false);
});
