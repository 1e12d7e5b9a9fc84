import { expect, test } from "vitest";
import { companyNumberOf } from "./company-number.ts";

test.each([
  ["01234567", "01234567"],
  ["1234567", "01234567"],
  ["1234567.0", "01234567"],
  [" 0123 4567 ", "01234567"],
  ["O1234567", "01234567"],
  ["０１２３４５６７", "01234567"],
  ["sc12345", "SC012345"],
  ["SC 123 456", "SC123456"],
  ["SCO12345", "SC012345"],
  ["NI 012345", "NI012345"],
  ["oc301234", "OC301234"],
  ["R0000123", "R0000123"],
  ["IP12345R", "IP12345R"],
  ["No. 01234567", "01234567"],
  ["Company No: 1234567", "01234567"],
  ["Registered in England & Wales no. 01234567", "01234567"],
  ["Company number SC123456", "SC123456"],
])("%j is the company number %s", (typed, number) => {
  expect(companyNumberOf(typed)).toBe(number);
});

test.each([
  "",
  "n/a",
  "sole trader",
  "00000000",
  "123456789",
  "XX123456",
  "SC1234567",
  "1.23E+06",
  "GB123456789",
  "CBDU123456",
  "01234567 / 07654321",
  "1".repeat(5_000),
])("%j is no company number", (typed) => {
  expect(companyNumberOf(typed)).toBeNull();
});
