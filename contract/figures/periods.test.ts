import { expect, test } from "vitest";
import { lastPeriods } from "./periods.ts";

test("months are calendar months, the current one first", () => {
  expect(lastPeriods("month", "2028-03-31", 3)).toEqual([
    { from: "2028-03-01", to: "2028-03-31" },
    { from: "2028-02-01", to: "2028-02-29" },
    { from: "2028-01-01", to: "2028-01-31" },
  ]);
  expect(lastPeriods("month", "2026-01-05", 2)[1]).toEqual({ from: "2025-12-01", to: "2025-12-31" });
});

test.each(["2026-11-23", "2026-11-25", "2026-11-29"])(
  "the week of %s runs from Monday to Sunday",
  (today) => {
    expect(lastPeriods("week", today, 2)).toEqual([
      { from: "2026-11-23", to: "2026-11-29" },
      { from: "2026-11-16", to: "2026-11-22" },
    ]);
  },
);
