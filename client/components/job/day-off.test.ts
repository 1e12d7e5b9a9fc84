import { expect, test } from "vitest";
import { BANK_HOLIDAYS } from "#contract/job/bank-holidays.ts";
import { dayOffWords, wantedDayWords } from "./day-off.ts";

test("weekends and bank holidays are no working days, and the words ask instead of refusing", () => {
  expect(dayOffWords("2026-12-25")).toBe(
    "Fri 25 Dec isn't a working day: ask whether a company delivers then.",
  );
  expect(dayOffWords("2026-11-29")).toContain("Sun 29 Nov isn't a working day");
  expect(dayOffWords("2026-12-24")).toBeNull();
});

test("a day that has passed is called that, and not a question for the company", () => {
  expect(wantedDayWords("2026-11-01", "2026-11-26")).toBe("Sun 1 Nov has passed.");
  expect(wantedDayWords("2026-11-02", "2026-11-26")).toBe("Mon 2 Nov has passed.");
  expect(wantedDayWords("2026-11-26", "2026-11-26")).toBeNull();
  expect(wantedDayWords("2026-11-29", "2026-11-26")).toContain("Sun 29 Nov isn't a working day");
  expect(wantedDayWords("2026-02-30", "2026-11-26")).toBeNull();
});

test("the bank holidays of another division can be given", () => {
  expect(dayOffWords("2026-11-30", BANK_HOLIDAYS.scotland)).toContain("Mon 30 Nov isn't a working day");
  expect(dayOffWords("2026-11-30", BANK_HOLIDAYS["england-and-wales"])).toBeNull();
});

test("a text that is no date gets no words", () => {
  for (const text of ["", "tomorrow", "2026", "2026-02-29", "2026-13-45"])
    expect(dayOffWords(text)).toBeNull();
});
