import { expect, test } from "vitest";
import { valueText } from "./change-words.ts";

test.each([
  ["coverageAreas", [{ type: "radius", km: 10 }], "within 10 km (6 miles)"],
  ["pauses", [{ from: "2026-12-24", to: "2027-01-03" }], "24 December 2026 to 3 January 2027"],
  ["authorities", [{ name: "Leeds", until: "2027-03-31" }], "Leeds until 31 March 2027"],
  ["pausedUntil", "2026-12-24", "24 December 2026"],
  ["description", "Closed on 2026-12-24", "Closed on 2026-12-24"],
])("the log says days and miles of %s as the company reads them", (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});
