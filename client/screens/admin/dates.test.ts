import { expect, test } from "vitest";
import { ageOf, shortDate } from "./dates.ts";

test("dates are short and British", () => {
  expect(shortDate("2026-07-01T23:30:00.000Z")).toBe("2 Jul 2026");
  expect(shortDate("2026-05-03")).toBe("3 May 2026");
});

test.each([
  [-5, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [24 * 60 - 1, "23 h"],
  [24 * 60, "1 day"],
  [70 * 24 * 60, "70 days"],
])("after %i minutes something is %s old", (minutes, words) => {
  expect(ageOf("2026-11-23T10:00:00.000Z", Date.parse("2026-11-23T10:00:00.000Z") + minutes * 60_000)).toBe(
    words,
  );
});
