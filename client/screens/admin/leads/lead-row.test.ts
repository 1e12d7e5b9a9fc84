import { expect, test } from "vitest";
import type { Lead } from "#contract/leads.ts";
import { startFromLead } from "./lead-row.tsx";

const lead = {
  companyName: "Ash Skips",
  location: "Leeds",
  phone: "0113",
  email: "a@b.example",
  skipSize: null,
};

test.each([
  ["4, 6, 8 yd, family business since 1990", "4 yard, 6 yard, 8 yard"],
  ["We have 8 and 12 cubic yard skips, also 4yd minis", "4 yard, 8 yard, 12 yard"],
  ["6-yard/8-yard", "6 yard, 8 yard"],
  ["Five lorries, 20 miles", undefined],
  ["", undefined],
])("what an applicant wrote is beside the form, with its sizes in it: %s", (projectDetails, skipSizes) => {
  const start = startFromLead({ ...lead, projectDetails } as Lead);
  expect(start).toMatchObject({ wrote: projectDetails });
  expect("prefilled" in start && start.prefilled.skipSizes).toBe(skipSizes);
});

test.each([
  ["Bolton BL1 1AA", { location: "Bolton", postcode: "BL1 1AA" }],
  ["Bolton, bl11aa", { location: "Bolton", postcode: "BL1 1AA" }],
  ["Leeds", { location: "Leeds" }],
  ["LS1 4AP", { location: "", postcode: "LS1 4AP" }],
])("the town and the postcode of a request are in their own fields: %s", (location, prefilled) => {
  expect(startFromLead({ ...lead, location } as Lead)).toMatchObject({ prefilled });
});
