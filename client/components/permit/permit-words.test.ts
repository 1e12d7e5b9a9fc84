import { expect, test } from "vitest";
import type { PermitTerms } from "#contract/job/permits.ts";
import {
  allFeesWords,
  pastKnownWords,
  permitFeeWords,
  permitNoteWords,
  permitNoticeWords,
  permitSourceWords,
  whoAppliesWords,
} from "./permit-words.ts";

const TERMS: PermitTerms = {
  ...{ fees: [{ price: "32.00", days: 14 }], extra: { price: "24.00", days: 7 }, lateFee: null },
  ...{ noticeWorkingDays: 3, noticeDays: null, whoApplies: null, maxDays: null },
  ...{ maxLengthMetres: null, maxWidthMetres: null, insurancePounds: null, registrationRequired: null },
  ...{ applyUrl: null, sourceUrl: null, asOf: null, basis: "page", seenOn: "2026-11-22" },
  ...{ confirmed: false, note: "" },
};

test("a fee is said with what it pays for", () => {
  const fee = { periodDays: 14, permits: 1, source: "council", seenOn: "2026-11-22" } as const;
  expect(permitFeeWords({ fee: { ...fee, from: "32.00", to: "32.00" } })).toBe("£32 for 14 days");
  expect(permitFeeWords({ fee: { ...fee, from: "32.00", to: "44.50" } })).toBe("£32-44.50 for 14 days");
  expect(permitFeeWords({ fee: null })).toBeNull();
  expect(allFeesWords(TERMS)).toBe("£32 for 14 days, then £24 for each further 7 days");
  expect(allFeesWords({ fees: [{ price: "95.00", days: null }], extra: null })).toBe("£95");
  expect(allFeesWords({ fees: [], extra: null })).toBeNull();
});

test("notice in days that may or may not be working days says so", () => {
  expect(permitNoticeWords(TERMS)).toBe("3 working days");
  expect(permitNoticeWords({ noticeWorkingDays: 1, noticeDays: null })).toBe("1 working day");
  expect(permitNoticeWords({ noticeWorkingDays: null, noticeDays: 7 })).toMatch(
    /^7 days; its page doesn't say/,
  );
  expect(permitNoticeWords({ noticeWorkingDays: null, noticeDays: null })).toBeNull();
  expect(permitNoticeWords(null)).toBeNull();
});

test("every fee says what it rests on, how old it is and that nobody confirmed it", () => {
  expect(permitSourceWords(TERMS)).toBe(
    "From the authority's own page, seen on 22 November 2026, not confirmed with it.",
  );
  expect(permitSourceWords({ ...TERMS, basis: "older", asOf: "2018-10" })).toMatch(
    /which gives it for October 2018.*may be out of date, so it isn't in our totals/,
  );
  expect(permitSourceWords({ ...TERMS, basis: "second-hand", seenOn: null })).toMatch(/somebody else/);
});

test("nobody is told to apply who can't", () => {
  expect(whoAppliesWords("firm")).toMatch(/A householder can/);
  expect(whoAppliesWords("registered-firm")).toMatch(/registered/);
  expect(whoAppliesWords(null)).toMatch(/Ask yours/);
});

test("a day after the last bank holiday known says so", () => {
  expect(pastKnownWords({ isPastKnown: true })).toMatch(/after the last bank holiday/);
  expect(pastKnownWords({ isPastKnown: false })).toBeNull();
});

test("what a page says besides is shown, without how we found it", () => {
  const own = "The council's own page, address not recorded";
  expect(permitNoteWords({ ...TERMS, note: own })).toBe("");
  expect(permitNoteWords({ ...TERMS, note: `${own}. No fee seen` })).toBe("");
  expect(permitNoteWords({ ...TERMS, note: `${own}. No fee seen. A renewal needs 1 working day` })).toBe(
    "A renewal needs 1 working day",
  );
  const sizes = { maxLengthMetres: 3.7, maxWidthMetres: 1.8, maxDays: 14 };
  expect(permitNoteWords({ ...TERMS, ...sizes, note: `${own}. No roll-on skips` })).toBe(
    "No roll-on skips. At most 14 days. Skips of at most 3.7 x 1.8 m",
  );
});
