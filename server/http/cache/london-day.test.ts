import { expect, test } from "vitest";
import { createLondonDay } from "./london-day.ts";

test.each([
  ["in winter", "2026-11-23T23:59:59Z", "2026-11-24T00:00:00Z"],
  ["in summer", "2026-07-23T22:59:59Z", "2026-07-23T23:00:00Z"],
])("the day changes at midnight in London %s", (_season, before, after) => {
  let now = Date.parse(before);
  const day = createLondonDay(() => now);
  const first = day();
  now = Date.parse(after);
  expect([first, day()]).toEqual([first, first.replace("23", "24")]);
  expect(first).toMatch(/-23$/);
});
