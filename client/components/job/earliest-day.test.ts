import { expect, test } from "vitest";
import { addWorkingDays, deliveryWords, earliestWords, noticeWords, shortDay } from "./earliest-day.ts";

test("notice is counted in working days", () => {
  const monday = "2026-11-23";
  expect([0, 1, 4, 5, 10].map((days) => addWorkingDays(monday, days))).toEqual([
    "2026-11-23",
    "2026-11-24",
    "2026-11-27",
    "2026-11-30",
    "2026-12-07",
  ]);
  const [friday, saturday] = ["2026-11-27", "2026-11-28"];
  expect(addWorkingDays(friday, 1)).toBe("2026-11-30");
  expect(addWorkingDays(saturday, 1)).toBe("2026-11-30");
});

test("delivery on the same day is not promised for a weekend", () => {
  expect(addWorkingDays("2026-11-28", 0)).toBe("2026-11-30");
});

test("the earliest day is approximate, and asked for where the company states no notice", () => {
  expect(earliestWords({ noticeDays: 2 }, "2026-11-23")).toBe("From about Wed 25 Nov");
  expect(earliestWords({ noticeDays: null }, "2026-11-23")).toBe("Ask for the date");
  expect(deliveryWords({ noticeDays: 2 }, "2026-11-23")).toBe("Delivery from about Wed 25 Nov");
  expect(deliveryWords({ noticeDays: null }, "2026-11-23")).toBe("Ask for the delivery date");
});

test("a day is formatted like Intl.DateTimeFormat formats it", () => {
  const format = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });
  for (const day of ["2026-01-01", "2026-02-28", "2026-12-31"]) {
    expect(shortDay(day)).toBe(format.format(new Date(`${day}T12:00:00Z`)).replace(",", ""));
  }
});

test("notice is said in words", () => {
  expect([null, 0, 1, 3].map(noticeWords)).toEqual([
    null,
    "Same day",
    "1 working day's notice",
    "3 working days' notice",
  ]);
});
