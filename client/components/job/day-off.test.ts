import { expect, test } from "vitest";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import { dayOffWords, wantedDayWords } from "./day-off.ts";

test("weekends and bank holidays are no working days, and the words ask instead of refusing", () => {
  expect(dayOffWords("2026-12-25", BANK_HOLIDAYS["england-and-wales"])).toBe(
    "Fri 25 Dec isn't a working day: ask whether a company delivers then.",
  );
  expect(dayOffWords("2026-11-29", BANK_HOLIDAYS["england-and-wales"])).toContain(
    "Sun 29 Nov isn't a working day",
  );
  expect(dayOffWords("2026-12-24", BANK_HOLIDAYS["england-and-wales"])).toBeNull();
});

test("a day that has passed is called that, and not a question for the company", () => {
  expect(wantedDayWords("2026-11-01", "2026-11-26")).toBe("Sun 1 Nov has passed.");
  expect(wantedDayWords("2026-11-02", "2026-11-26")).toBe("Mon 2 Nov has passed.");
  expect(wantedDayWords("2026-11-26", "2026-11-26")).toBeNull();
  expect(wantedDayWords("2026-11-29", "2026-11-26")).toContain("Sun 29 Nov isn't a working day");
  expect(wantedDayWords("2026-02-30", "2026-11-26")).toBeNull();
});

test("a bank holiday of some nations is called that while the nation is not known", () => {
  const words = "is a bank holiday in part of the United Kingdom: ask whether a company delivers then.";
  expect(wantedDayWords("2027-03-29", "2026-11-26")).toBe(`Mon 29 Mar ${words}`);
  expect(wantedDayWords("2026-11-30", "2026-11-26")).toBe(`Mon 30 Nov ${words}`);
  expect(wantedDayWords("2026-12-25", "2026-11-26")).toContain("Fri 25 Dec isn't a working day");
  expect(wantedDayWords("2026-11-30", "2026-11-26", "england-and-wales")).toBeNull();
  expect(wantedDayWords("2026-11-30", "2026-11-26", "scotland")).toBe(
    "Mon 30 Nov isn't a working day: ask whether a company delivers then.",
  );
});

test("the bank holidays are those of the given division", () => {
  expect(dayOffWords("2026-11-30", BANK_HOLIDAYS.scotland)).toContain("Mon 30 Nov isn't a working day");
  expect(dayOffWords("2026-11-30", BANK_HOLIDAYS["england-and-wales"])).toBeNull();
});

test("a text that is no date gets no words", () => {
  for (const text of ["", "tomorrow", "2026", "2026-02-29", "2026-13-45"])
    expect(dayOffWords(text, BANK_HOLIDAYS["england-and-wales"])).toBeNull();
});
