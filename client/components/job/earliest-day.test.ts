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
  expect(phraseOf({ ...from(null, "notice", "permit"), ...own })).toBe("Allow a week for permission");
});

test("the earliest day is in time or too late for the wanted day", () => {
  expect(wordsFor({ ...from("2026-11-27"), canDo: "yes" }, "2026-11-27")).toBe(
    "From about Fri 27 Nov, in time for Fri 27 Nov",
  );
  expect(phraseOf(from("2026-11-30"), "2026-11-27")).toBe(
    "Delivery from about Mon 30 Nov, too late for Fri 27 Nov",
  );
  const at = (date: string | undefined) => timeliness({ ...from("2026-11-30"), canDo: "yes" }, { date });
  expect([at("2026-11-27"), at("2026-12-01")]).toEqual(["too late for", "in time for"]);
  expect([at(undefined), at(""), at("soon")]).toEqual([null, null, null]);
});

test("after the office hours nobody delivers on the same day, whatever notice the company needs", () => {
  const silent = { ...from(null, "notice"), deliveryTime: "1 to 3 working days" };
  expect(wordsFor(silent, "2026-11-22")).toBe("Too late for Sun 22 Nov");
  expect(phraseOf(silent, "2026-11-22")).toBe("Delivery too late for Sun 22 Nov");
  expect(phraseOf(from(null, "notice", "permit"), "2026-11-22")).toBe(
    "Allow a week for permission, too late for Sun 22 Nov",
  );
  expect(wordsFor(silent, MONDAY)).toBe("1 to 3 working days");
});

test("a company that must be asked is not called in time", () => {
  const asked = { ...from("2026-11-25", "notice"), canDo: "ask" } as const;
  expect(timeliness(asked, { date: "2026-11-27" })).toBeNull();
  expect(wordsFor({ ...from("2026-11-25"), canDo: "ask" }, "2026-11-28")).toBe("From about Wed 25 Nov");
});

test("for a permit of unknown notice no day within a week is named", () => {
  expect(wordsFor(from("2026-11-25", "permit"))).toBe("Allow a week for permission");
  expect(wordsFor(from("2026-11-25", "permit"), "2026-11-27")).toBe("Allow a week for permission");
  expect(phraseOf(from("2026-11-30", "permit"), "2026-11-27")).toBe(
    "Allow a week for permission, too late for Fri 27 Nov",
  );
  expect(wordsFor(from("2026-12-10", "permit"))).toBe("About Thu 10 Dec, if permitted by then");
  expect(phraseOf(from("2026-12-10", "permit"))).toBe("Delivery about Thu 10 Dec, if permitted by then");
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
