/**
 * Bank holidays of England and Wales from 22 November 2026, computed by the usual rules on that day. Holidays added by
 * proclamation are missing. Add the next year, also in `all-bank-holidays.ts`, before the last year here ends. Official dates:
 * https://www.gov.uk/bank-holidays
 */
export const ENGLAND_AND_WALES: readonly string[] = [
  ...["2026-12-25", "2026-12-28"],
  ...["2027-01-01", "2027-03-26", "2027-03-29", "2027-05-03", "2027-05-31", "2027-08-30"],
  ...["2027-12-27", "2027-12-28"],
];

/** The bank holidays of any part of the United Kingdom: those above, and those of Scotland or Northern Ireland alone. */
export const UNITED_KINGDOM: readonly string[] = [
  ...["2026-11-30", "2027-01-04", "2027-03-17", "2027-07-12", "2027-08-02", "2027-11-30"],
  ...ENGLAND_AND_WALES,
].sort();
