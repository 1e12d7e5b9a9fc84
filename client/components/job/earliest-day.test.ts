import { expect, test } from "vitest";
import { deliveryWords, earliestWords, noticeWords, shortDay, timeliness } from "./earliest-day.ts";

const MONDAY = "2026-11-23";
const NO_DATE = {};

test("the earliest day is approximate, and asked for where the company says nothing", () => {
  expect(earliestWords({ noticeDays: 2 }, NO_DATE, MONDAY)).toBe("From about Wed 25 Nov");
  expect(earliestWords({ noticeDays: 0 }, NO_DATE, "2026-11-28")).toBe("From about Mon 30 Nov");
  expect(earliestWords({ noticeDays: 1 }, NO_DATE, "2026-12-24")).toBe("From about Tue 29 Dec");
  expect(earliestWords({ noticeDays: null }, NO_DATE, MONDAY)).toBe("Ask for the date");
  expect(deliveryWords({ noticeDays: 2 }, NO_DATE, MONDAY)).toBe("Delivery from about Wed 25 Nov");
  expect(deliveryWords({ noticeDays: null }, NO_DATE, MONDAY)).toBe("Ask for the delivery date");
});

test("a company without notice in working days is quoted in its own words", () => {
  const company = { noticeDays: null, deliveryTime: "Within 48 hours" };
  expect(earliestWords(company)).toBe("Within 48 hours");
  expect(deliveryWords(company)).toBe("Delivery: Within 48 hours");
});

test("the earliest day is in time or too late for the wanted day", () => {
  expect(earliestWords({ noticeDays: 4 }, { date: "2026-11-27" }, MONDAY)).toBe(
    "From about Fri 27 Nov, in time for Fri 27 Nov",
  );
  expect(deliveryWords({ noticeDays: 5 }, { date: "2026-11-27" }, MONDAY)).toBe(
    "Delivery from about Mon 30 Nov, too late for Fri 27 Nov",
  );
  const at = (date: string | undefined, noticeDays: number | null = 5) =>
    timeliness({ noticeDays }, { date }, MONDAY);
  expect([at("2026-11-27"), at("2026-11-30"), at("2026-11-27", null)]).toEqual(["too late", "in time", null]);
  expect([at(undefined), at(""), at("soon")]).toEqual([null, null, null]);
});

test("on the road nothing is called in time, because the permit may take longer than the notice", () => {
  const wanted = { date: "2026-11-27", stands: "road" } as const;
  expect(earliestWords({ noticeDays: 2 }, wanted, MONDAY)).toBe(
    "From about Wed 25 Nov, if permitted by then",
  );
  expect(earliestWords({ noticeDays: 5 }, wanted, MONDAY)).toContain(", too late for Fri 27 Nov");
  expect(timeliness({ noticeDays: 2 }, wanted, MONDAY)).toBeNull();
});

test("a weekend or a bank holiday is not called in time, because nobody says that the company delivers then", () => {
  const at = (date: string, noticeDays = 2) => timeliness({ noticeDays }, { date }, MONDAY);
  expect([at("2026-11-28"), at("2026-12-25"), at("2026-12-24")]).toEqual([null, null, "in time"]);
  expect(at("2026-11-28", 10)).toBe("too late");
  expect(earliestWords({ noticeDays: 2 }, { date: "2026-11-28" }, MONDAY)).toBe("From about Wed 25 Nov");
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
