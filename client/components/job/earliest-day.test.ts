import { expect, test } from "vitest";
import type { Earliest } from "#contract/companies.ts";
import { deliveryPhrase, earliestWords, noticeWords, shortDay, timeliness } from "./earliest-day.ts";

const MONDAY = "2026-11-23";
type Unknown = Earliest["unknown"][number];
const from = (day: string | null, ...unknown: Unknown[]) => ({ earliest: { day, unknown } });
const wordsFor = (company: Parameters<typeof earliestWords>[0], date?: string) =>
  earliestWords(company, { date }, MONDAY);
const phraseOf = (company: Parameters<typeof earliestWords>[0], date?: string) =>
  deliveryPhrase(company, wordsFor(company, date));

test("the earliest day is approximate, and asked for where nothing is known", () => {
  expect(wordsFor(from("2026-11-25"))).toBe("From about Wed 25 Nov");
  expect(wordsFor(from(null, "notice"))).toBe("Ask for the date");
  expect(phraseOf(from("2026-11-25"))).toBe("Delivery from about Wed 25 Nov");
  expect(phraseOf(from(null, "notice"))).toBe("Ask for the delivery date");
});

test("a company without notice in working days is quoted in its own words, unless a pause or a permit is longer", () => {
  const own = { deliveryTime: "Within 48 hours" };
  expect(wordsFor({ ...from(null, "notice"), ...own })).toBe("Within 48 hours");
  expect(phraseOf({ ...from(null, "notice"), ...own })).toBe("Delivery: Within 48 hours");
  expect(wordsFor({ ...from("2027-01-05", "notice"), ...own })).toBe("Not before Tue 5 Jan");
  expect(phraseOf({ ...from("2027-01-05", "notice"), ...own })).toBe("Delivery not before Tue 5 Jan");
  expect(phraseOf({ ...from(null, "notice", "permit"), ...own })).toBe("Allow a week for the permit");
});

test("the earliest day is in time or too late for the wanted day", () => {
  expect(wordsFor(from("2026-11-27"), "2026-11-27")).toBe("From about Fri 27 Nov, in time for Fri 27 Nov");
  expect(phraseOf(from("2026-11-30"), "2026-11-27")).toBe(
    "Delivery from about Mon 30 Nov, too late for Fri 27 Nov",
  );
  const at = (date: string | undefined, company = from("2026-11-30")) => timeliness(company, { date });
  expect([at("2026-11-27"), at("2026-12-01"), at("2026-11-27", from(null, "notice"))]).toEqual([
    ...["too late", "in time", null],
  ]);
  expect([at(undefined), at(""), at("soon")]).toEqual([null, null, null]);
});

test("nothing is called in time while something that decides it is unknown", () => {
  const unknown = (["notice", "permit"] as const).map((part) =>
    timeliness(from("2026-11-25", part), { date: "2026-11-27" }),
  );
  expect(unknown).toEqual([null, null]);
  expect(timeliness(from("2026-12-02", "permit"), { date: "2026-11-27" })).toBe("too late");
});

test("for a permit of unknown notice no day within a week is named", () => {
  expect(wordsFor(from("2026-11-25", "permit"))).toBe("Allow a week for the permit");
  expect(wordsFor(from("2026-11-25", "permit"), "2026-11-27")).toBe("Allow a week for the permit");
  expect(phraseOf(from("2026-11-30", "permit"), "2026-11-27")).toBe(
    "Allow a week for the permit, too late for Fri 27 Nov",
  );
  expect(wordsFor(from("2026-12-10", "permit"))).toBe("About Thu 10 Dec, if permitted by then");
  expect(phraseOf(from("2026-12-10", "permit"))).toBe("Delivery about Thu 10 Dec, if permitted by then");
});

test("a weekend or a bank holiday is not called in time, because nobody says that the company delivers then", () => {
  const at = (date: string, day = "2026-11-25") => timeliness(from(day), { date });
  expect([at("2026-11-28"), at("2026-12-25"), at("2026-12-24")]).toEqual([null, null, "in time"]);
  expect([at("2026-11-30"), at("2027-07-12")]).toEqual([null, null]);
  expect(at("2026-11-28", "2026-12-07")).toBe("too late");
  expect(wordsFor(from("2026-11-25"), "2026-11-28")).toBe("From about Wed 25 Nov");
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
