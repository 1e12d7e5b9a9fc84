import { expect, test } from "vitest";
import { deliveryWords, earliestWords, noticeWords, shortDay } from "./earliest-day.ts";

test("the earliest day is approximate, and asked for where the company states no notice", () => {
  expect(earliestWords({ noticeDays: 2 }, "2026-11-23")).toBe("From about Wed 25 Nov");
  expect(earliestWords({ noticeDays: 0 }, "2026-11-28")).toBe("From about Mon 30 Nov");
  expect(earliestWords({ noticeDays: 1 }, "2026-12-24")).toBe("From about Tue 29 Dec");
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
