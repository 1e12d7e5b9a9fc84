import { expect, test } from "vitest";
import type { PermitTerms, UncountedFee } from "#contract/job/permits.ts";
import { feeAgeWords, permitFeeWords } from "./fee-words.ts";
import {
  allFeesWords,
  pastKnownWords,
  permitNoteWords,
  permitNoticeWords,
  permitSourceWords,
  uncountedFeeWords,
  whoAppliesWords,
} from "./permit-words.ts";

const TERMS: PermitTerms = {
  ...{ fees: [{ price: "32.00", days: 14 }], extra: { price: "24.00", days: 7 }, lateFee: null },
  ...{ noticeWorkingDays: 3, noticeDays: null, noticeHours: null, longHire: null },
  ...{ whoApplies: null, maxDays: null },
  ...{ maxLengthMetres: null, maxWidthMetres: null, insurancePounds: null, registrationRequired: null },
  ...{ applyUrl: null, sourceUrl: null, asOf: null, basis: "page", seenOn: "2026-11-22", isOld: false },
  ...{ confirmed: false, note: "" },
};

test("a fee is said with what it pays for, and one of several permits with the fee of each", () => {
  const fee = (from: string, to: string, periodDays: number, permits = 1, days = periodDays * permits) =>
    permitFeeWords({ from, to, periodDays, permits, days });
  expect(fee("32.00", "32.00", 14)).toBe("£32 for 14 days");
  expect(fee("32.00", "44.50", 14)).toBe("£32-44.50 for 14 days");
  expect(fee("76.00", "76.00", 7, 2)).toBe("£38 a week, about £76 for two");
  expect(fee("110.10", "110.10", 7, 3)).toBe("£36.70 a week, about £110.10 for three");
  expect(fee("80.00", "80.00", 14, 2)).toBe("£40 for 14 days, about £80 for 28 days");
  expect(fee("76.00", "88.00", 7, 2)).toBe("about £76-88 for two weeks");
  expect(fee("80.00", "88.00", 14, 2)).toBe("about £80-88 for 28 days");
  expect(fee("348.70", "348.70", 14, 2, 42)).toBe("about £348.70 for 42 days");
  expect(permitFeeWords(null)).toBeNull();
  expect(allFeesWords(TERMS)).toBe("£32 for 14 days, then £24 for each further 7 days");
  expect(allFeesWords({ fees: [{ price: "95.00", days: null }], extra: null })).toBe("£95");
  expect(allFeesWords({ fees: [], extra: null })).toBeNull();
});

test("notice in days that may or may not be working days says so", () => {
  const words = (notice: Partial<PermitTerms>) =>
    permitNoticeWords({ ...TERMS, noticeWorkingDays: null, ...notice });
  expect(permitNoticeWords(TERMS)).toBe("3 working days");
  expect(words({ noticeWorkingDays: 1 })).toBe("1 working day");
  expect(words({ noticeWorkingDays: 0 })).toBe("None: on the day itself");
  expect(words({ noticeHours: 24 })).toBe("24 hours");
  expect(words({ noticeDays: 7 })).toMatch(/^7 days; its page doesn't say/);
  expect(words({ noticeHours: 24, longHire: { fromDays: 28, noticeMonths: 3 } })).toBe(
    "24 hours; 3 months for 28 days or longer",
  );
  expect(words({})).toBeNull();
  expect(permitNoticeWords(null)).toBeNull();
});

test("every fee says what it rests on, how old it is and that nobody confirmed it", () => {
  expect(permitSourceWords({ ...TERMS, sourceUrl: "https://council.example/skips" })).toBe(
    "From the authority's own page, seen on 22 November 2026, not confirmed with it.",
  );
  expect(permitSourceWords(TERMS)).toMatch(/page \(we did not record its address\), seen/);
  expect(permitSourceWords({ ...TERMS, isOld: true })).toMatch(/more than twelve months old/);
  expect(feeAgeWords({ seenOn: "2025-10-01", isOld: true })).toBe(
    "seen on 1 October 2025, more than twelve months old",
  );
  expect(permitSourceWords({ ...TERMS, basis: "older", asOf: "2018-10" })).toMatch(
    /which gives it for October 2018/,
  );
  expect(permitSourceWords({ ...TERMS, basis: "second-hand", seenOn: null })).toMatch(/somebody else/);
});

test("a fee that is in no total is named with the year of its page and the reason", () => {
  const words = (fee: Partial<UncountedFee>) =>
    uncountedFeeWords({
      fees: [{ price: "75.00", days: 28 }],
      extra: null,
      asOf: null,
      because: "older",
      ...fee,
    });
  expect(words({ asOf: "2023-11" })).toBe("£75 for 28 days (2023), which may be out of date");
  expect(words({ because: "second-hand" })).toBe("£75 for 28 days, as somebody else quotes it");
  expect(words({ fees: [{ price: "65.00", days: null }], asOf: "2026-04", because: "no-length" })).toBe(
    "£65 (2026), and its page doesn't say for how long",
  );
  expect(words({ because: "too-long" })).toBe("£75 for 28 days, but not for a hire as long as yours");
});

test("nobody is told to apply who can't", () => {
  expect(whoAppliesWords("firm")).toMatch(/A householder can/);
  expect(whoAppliesWords("registered-firm")).toMatch(/registered/);
  expect(whoAppliesWords("hirer")).toMatch(/the person hiring the skip must obtain the permit/);
  expect(whoAppliesWords(null)).toMatch(/Ask yours/);
});

test("a day after the last bank holiday known says so", () => {
  expect(pastKnownWords({ isPastKnown: true })).toMatch(/after the last bank holiday/);
  expect(pastKnownWords({ isPastKnown: false })).toBeNull();
});

test("what a page says besides is shown with the limits", () => {
  expect(permitNoteWords(TERMS)).toBe("");
  const limits = { maxLengthMetres: 3.7, maxWidthMetres: 1.8, maxDays: 14 };
  expect(permitNoteWords({ ...TERMS, ...limits, note: "No roll-on skips" })).toBe(
    "No roll-on skips. At most 14 days. Skips of at most 3.7 x 1.8 m",
  );
});
