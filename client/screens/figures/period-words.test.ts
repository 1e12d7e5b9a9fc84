import { expect, test } from "vitest";
import { formatHours, periodName, periodTick, shareOf } from "./period-words.ts";

test.each([
  ["2026-11-16", "2026-11-22", "16 to 22 November 2026", "16/11"],
  ["2026-11-30", "2026-12-06", "30 November to 6 December 2026", "30/11"],
  ["2026-12-28", "2027-01-03", "28 December 2026 to 3 January 2027", "28/12"],
])("the week from %s is named by its days", (from, to, name, tick) => {
  expect(periodName("week", { from, to })).toBe(name);
  expect(periodTick("week", { from, to })).toBe(tick);
});

test("a month is named by its name", () => {
  const november = { from: "2026-11-01", to: "2026-11-30" };
  expect(periodName("month", november)).toBe("November 2026");
  expect(periodTick("month", november)).toBe("Nov");
});

test("a share of nothing is not known, and not zero", () => {
  expect(shareOf(0, 0)).toBe("–");
  expect(shareOf(0, 4)).toBe("0%");
  expect(shareOf(2, 3)).toBe("67%");
});

test.each([
  [null, "–"],
  [1, "1 hour"],
  [5.2, "5.2 hours"],
  [74.4, "3.1 days"],
])("a time to answer of %s is written as %s", (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});
