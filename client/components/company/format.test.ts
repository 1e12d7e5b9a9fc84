import { expect, test } from "vitest";
import { longDateInLondon, timeInLondon } from "#contract/dates.ts";
import { countOf, formatCount } from "#contract/text/spelling.ts";
import { formatMonth, formatPoundRange, joinWithAnd } from "./format.ts";

test("a count is formatted like Intl.NumberFormat formats it", () => {
  const counts = new Intl.NumberFormat("en-GB");
  for (const count of [0, 7, 999, 1_000, 4_276, 65_536, 123_456, 1_000_000, 1_234_567_890]) {
    expect(formatCount(count)).toBe(counts.format(count));
  }
});

test("a count of one is in the singular", () => {
  expect([1, 0, 1_200].map((count) => countOf(count, "row"))).toEqual(["1 row", "0 rows", "1,200 rows"]);
  expect([1, 2].map((count) => countOf(count, "search", "searches"))).toEqual(["1 search", "2 searches"]);
});

test("a date is formatted like Intl.DateTimeFormat does for London, at every hour of twelve years", () => {
  const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Europe/London" });
  const [first, end] = [Date.UTC(2020, 0, 1), Date.UTC(2032, 0, 1)];
  for (let time = first; time < end; time += 3_600_000) {
    const date = new Date(time);
    if (longDateInLondon(date) !== dates.format(date)) expect.fail(date.toISOString());
  }
});

test("a month is written with its name and year", () => {
  expect(["2026-01", "2026-11"].map(formatMonth)).toEqual(["January 2026", "November 2026"]);
});

test("names are joined in words", () => {
  expect([[], ["A"], ["A", "B"], ["A", "B", "C"]].map(joinWithAnd)).toEqual([
    "",
    "A",
    "A and B",
    "A, B and C",
  ]);
});

test("a time is that of clocks in London, in winter and in summer", () => {
  const times = ["2026-11-24T14:32:10Z", "2026-07-01T23:05:00Z"];
  expect(times.map((time) => timeInLondon(new Date(time)))).toEqual(["14:32", "00:05"]);
});

test("a range with equal ends is one amount", () => {
  expect(formatPoundRange({ from: "167.00", to: "208.00" })).toBe("£167-208");
  expect(formatPoundRange({ from: "210.00", to: "210.00" })).toBe("£210");
});
