import { expect, test } from "vitest";
import { createLondonDay, isDay } from "./dates.ts";
import { orderDay } from "./job/delivery-days.ts";

test.each([
  ["in winter", "2026-11-23T23:59:59Z", "2026-11-24T00:00:00Z"],
  ["in summer", "2026-07-23T22:59:59Z", "2026-07-23T23:00:00Z"],
])("the day changes at midnight in London %s", (_season, before, after) => {
  let now = Date.parse(before);
  const day = createLondonDay(undefined, () => now);
  const first = day();
  now = Date.parse(after);
  expect([first, day()]).toEqual([first, first.replace("23", "24")]);
  expect(first).toMatch(/-23$/);
});

test("another day, such as that of orders in the evening, changes at its own hour", () => {
  let now = Date.parse("2026-11-23T16:59:59Z");
  const day = createLondonDay(orderDay, () => now);
  const first = day();
  now += 1_000;
  expect([first, day()]).toEqual(["2026-11-23", "2026-11-24"]);
});

test("a day is a date that exists, written as 2028-02-29", () => {
  expect(isDay("2028-02-29")).toBe(true);
  const others = ["2026-02-29", "2026-02-30", "2026-11-31", "2026-13-01", "2026-1-1", "tomorrow", ""];
  expect(others.filter(isDay)).toEqual([]);
});
