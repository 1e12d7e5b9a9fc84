import { ENGLAND_AND_WALES } from "./delivery-days.ts";

// These are not in delivery-days.ts, so that pages with company cards do not load them.

/** Scottish councils have local holidays in addition to these. */
const SCOTLAND = [
  ...["2026-11-30", "2026-12-25", "2026-12-28"],
  ...["2027-01-01", "2027-01-04", "2027-03-26", "2027-05-03", "2027-05-31", "2027-08-02", "2027-11-30"],
  ...["2027-12-27", "2027-12-28"],
] as const;

const NORTHERN_IRELAND = [
  ...["2026-12-25", "2026-12-28"],
  ...["2027-01-01", "2027-03-17", "2027-03-26", "2027-03-29", "2027-05-03", "2027-05-31", "2027-07-12"],
  ...["2027-08-30", "2027-12-27", "2027-12-28"],
] as const;

/** The days are in ascending order. GOV.UK uses the same names of divisions. */
export const BANK_HOLIDAYS = {
  "england-and-wales": ENGLAND_AND_WALES,
  scotland: SCOTLAND,
  "northern-ireland": NORTHERN_IRELAND,
} as const satisfies Record<string, readonly string[]>;
