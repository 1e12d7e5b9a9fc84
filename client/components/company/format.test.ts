import { expect, test } from "vitest";
import { formatCount } from "./format.ts";
import { longDateInLondon } from "./london-date.ts";

test("a count is formatted like Intl.NumberFormat formats it", () => {
  const counts = new Intl.NumberFormat("en-GB");
  for (const count of [0, 7, 999, 1_000, 4_276, 65_536, 123_456, 1_000_000, 1_234_567_890]) {
    expect(formatCount(count)).toBe(counts.format(count));
  }
});

test("a date is formatted like Intl.DateTimeFormat does for London, at every hour of twelve years", () => {
  const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
  const [first, end] = [Date.UTC(2020, 0, 1), Date.UTC(2032, 0, 1)];
  for (let time = first; time < end; time += 3_600_000) {
    const date = new Date(time);
    if (longDateInLondon(date) !== dates.format(date)) expect.fail(date.toISOString());
  }
});
