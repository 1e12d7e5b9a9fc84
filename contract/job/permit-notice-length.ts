import { countOf } from "../text/spelling.ts";

const WORKING_DAYS_OF_QUARTER = 65;
const MONTHS_OF_QUARTER = 3;

/** Three months are 13 weeks of five working days, which end on the same day of a month or a little later. */
export const workingDaysOf = (months: number): number =>
  Math.ceil((months * WORKING_DAYS_OF_QUARTER) / MONTHS_OF_QUARTER);

/** "10 working days", or "3 months" for a notice that the authority gives in months. */
export function noticeLength(workingDays: number): string {
  if (workingDays < WORKING_DAYS_OF_QUARTER) return countOf(workingDays, "working day");
  return countOf(Math.floor((workingDays * MONTHS_OF_QUARTER) / WORKING_DAYS_OF_QUARTER), "month");
}
