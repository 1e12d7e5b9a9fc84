import { expect, test } from "vitest";
import { dayOfFile } from "./options.ts";

test.each([
  ["BasicCompanyData-2026-11-01-part1_7.csv", "2026-11-01"],
  ["OLBSLicenceReport_North_West_of_England.csv", "2026-11-28"],
  ["BasicCompanyData-2026-13-45.csv", "2026-11-28"],
  ["BasicCompanyData-2026-12-01.csv", "2026-11-30"],
])("the day of the file %s is %s", (name, day) => {
  expect(dayOfFile(name, new Date("2026-11-28T10:00:00Z"), "2026-11-30")).toBe(day);
});
