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
