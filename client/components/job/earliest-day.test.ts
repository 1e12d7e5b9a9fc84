import { expect, test } from "vitest";
import {
  deliveryPhrase,
  earliestParts,
  earliestWords,
  noticeWords,
  shortDay,
  timeliness,
} from "./earliest-day.ts";

const MONDAY = "2026-11-23";
const NO_DATE = {};
const phraseOf = (company: Parameters<typeof earliestWords>[0], date?: string) =>
  deliveryPhrase(company, earliestWords(company, { date }, MONDAY));

test("the earliest day is approximate, and asked for where the company says nothing", () => {
  expect(earliestWords({ noticeDays: 2 }, NO_DATE, MONDAY)).toBe("From about Wed 25 Nov");
  expect(earliestWords({ noticeDays: 0 }, NO_DATE, "2026-11-28")).toBe("From about Mon 30 Nov");
  expect(earliestWords({ noticeDays: 1 }, NO_DATE, "2026-12-24")).toBe("From about Tue 29 Dec");
  expect(earliestWords({ noticeDays: null }, NO_DATE, MONDAY)).toBe("Ask for the date");
  expect(phraseOf({ noticeDays: 2 })).toBe("Delivery from about Wed 25 Nov");
  expect(phraseOf({ noticeDays: null })).toBe("Ask for the delivery date");
});

test("a company without notice in working days is quoted in its own words", () => {
  const company = { noticeDays: null, deliveryTime: "Within 48 hours" };
  expect(earliestWords(company)).toBe("Within 48 hours");
  expect(phraseOf(company)).toBe("Delivery: Within 48 hours");
});

test("the earliest day is in time or too late for the wanted day", () => {
  expect(earliestWords({ noticeDays: 4 }, { date: "2026-11-27" }, MONDAY)).toBe(
    "From about Fri 27 Nov, in time for Fri 27 Nov",
  );
  expect(phraseOf({ noticeDays: 5 }, "2026-11-27")).toBe(
    "Delivery from about Mon 30 Nov, too late for Fri 27 Nov",
  );
  const at = (date: string | undefined, noticeDays: number | null = 5) =>
    timeliness({ noticeDays }, { date }, MONDAY);
  expect([at("2026-11-27"), at("2026-12-01"), at("2026-11-27", null)]).toEqual(["too late", "in time", null]);
  expect([at(undefined), at(""), at("soon")]).toEqual([null, null, null]);
});

test("on the road nothing is called in time, because the permit may take longer than the notice", () => {
  const wanted = { date: "2026-11-27", stands: "road" } as const;
  expect(earliestWords({ noticeDays: 2 }, wanted, MONDAY)).toBe("About Wed 25 Nov, if permitted by then");
  expect(earliestWords({ noticeDays: 5 }, wanted, MONDAY)).toContain(", too late for Fri 27 Nov");
  expect(timeliness({ noticeDays: 2 }, wanted, MONDAY)).toBeNull();
});

test("a weekend or a bank holiday is not called in time, because nobody says that the company delivers then", () => {
  const at = (date: string, noticeDays = 2) => timeliness({ noticeDays }, { date }, MONDAY);
  expect([at("2026-11-28"), at("2026-12-25"), at("2026-12-24")]).toEqual([null, null, "in time"]);
  expect(at("2026-11-28", 10)).toBe("too late");
  expect(earliestWords({ noticeDays: 2 }, { date: "2026-11-28" }, MONDAY)).toBe("From about Wed 25 Nov");
});

test("only what is true in every nation is called in time", () => {
  const at = (date: string, from: string, noticeDays = 2) => timeliness({ noticeDays }, { date }, from);
  // St Andrew's Day, and the days after it, which Scottish notice reaches a day later.
  expect([at("2026-11-30", "2026-11-26"), at("2026-11-30", "2026-11-25")]).toEqual([null, null]);
  expect([at("2026-12-01", "2026-11-27"), at("2026-12-02", "2026-11-27")]).toEqual([null, "in time"]);
  // 12 July, a bank holiday in Northern Ireland.
  expect([at("2027-07-13", "2027-07-09"), at("2027-07-14", "2027-07-09")]).toEqual([null, "in time"]);
});

test("narrow cards leave out what the job above the list says", () => {
  expect(earliestParts({ noticeDays: 4 }, { date: "2026-11-27" }, MONDAY)).toEqual([
    ...["From about Fri 27 Nov, in time", " for Fri 27 Nov"],
  ]);
  expect(earliestParts({ noticeDays: 4 }, { stands: "road" }, MONDAY)).toEqual([
    ...["About Fri 27 Nov, if permitted", " by then"],
  ]);
  expect(deliveryPhrase({ noticeDays: 4 }, "About Fri 27 Nov, if permitted")).toBe(
    "Delivery about Fri 27 Nov, if permitted",
  );
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
