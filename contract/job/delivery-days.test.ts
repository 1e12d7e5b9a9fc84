import { expect, test } from "vitest";
import { BANK_HOLIDAYS } from "./all-bank-holidays.ts";
import {
  addWorkingDays,
  DIVISIONS,
  firstDayAfterNotice,
  isDayOff,
  orderDay,
  UNITED_KINGDOM,
} from "./delivery-days.ts";

const days = (day: string, counts: number[]) => counts.map((count) => addWorkingDays(day, count).day);

test("notice is counted in working days", () => {
  expect(days("2026-11-23", [0, 1, 4, 5, 10])).toEqual([
    ...["2026-11-23", "2026-11-24", "2026-11-27", "2026-11-30", "2026-12-07"],
  ]);
  expect(days("2026-11-27", [1])).toEqual(["2026-11-30"]);
  expect(days("2026-11-28", [0, 1])).toEqual(["2026-11-30", "2026-11-30"]);
});

test("bank holidays are no working days, and each division has its own", () => {
  expect(days("2026-12-24", [1, 2, 4])).toEqual(["2026-12-29", "2026-12-30", "2027-01-04"]);
  const newYear = DIVISIONS.map((division) => addWorkingDays("2026-12-31", 1, BANK_HOLIDAYS[division]).day);
  expect(newYear).toEqual(["2027-01-04", "2027-01-05", "2027-01-04"]);
  expect(addWorkingDays("2027-07-12", 0, BANK_HOLIDAYS["northern-ireland"]).day).toBe("2027-07-13");
});

test("a permit begins after full working days, so that Thursday 3rd with 5 days' notice leads to Friday 11th", () => {
  expect(firstDayAfterNotice("2026-12-03", 5).day).toBe("2026-12-11");
  expect(firstDayAfterNotice("2026-12-21", 5).day).toBe("2026-12-31");
});

test("a day after the last bank holiday known says so", () => {
  expect(addWorkingDays("2027-12-20", 3)).toEqual({ day: "2027-12-23", isPastKnown: false });
  expect(addWorkingDays("2027-12-24", 1)).toEqual({ day: "2027-12-29", isPastKnown: true });
});

test("a day off is a weekend, or a bank holiday in any part of the United Kingdom", () => {
  expect(UNITED_KINGDOM).toEqual([...new Set(Object.values(BANK_HOLIDAYS).flat())].sort());
  expect(["2026-11-28", "2026-11-30", "2027-07-12", "2026-12-25"].filter(isDayOff)).toHaveLength(4);
  expect(isDayOff("2026-12-01")).toBe(false);
});

test("from 17:00 in London on, notice counts from the next day", () => {
  const at = (time: string) => orderDay(new Date(time));
  expect([at("2026-11-26T16:59:59Z"), at("2026-11-26T17:00:00Z")]).toEqual(["2026-11-26", "2026-11-27"]);
  expect([at("2026-07-23T15:59:59Z"), at("2026-07-23T16:00:00Z")]).toEqual(["2026-07-23", "2026-07-24"]);
  // The evening before the clocks change.
  expect([at("2026-10-24T16:00:00Z"), at("2027-03-27T17:00:00Z")]).toEqual(["2026-10-25", "2027-03-28"]);
  expect(at("2026-11-27T00:00:00Z")).toBe("2026-11-27");
});

test("bank holidays are weekdays, in order", () => {
  for (const division of DIVISIONS) {
    const dates: readonly string[] = BANK_HOLIDAYS[division];
    expect(dates).toEqual([...new Set(dates)].sort());
    for (const date of dates) expect(new Date(date).getUTCDay() % 6, date).not.toBe(0);
  }
});
