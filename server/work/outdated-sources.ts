import { addDays } from "#contract/dates.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import type { OutdatedSource } from "#contract/work/work.ts";

export interface CheckedFile {
  file: string;
  name: string;
  checkedOn: string;
}

/** Fees and rules usually change once a year. */
const MONTHS = 12;
/** The list of bank holidays must be renewed this many days before its last entry. */
const DAYS_BEFORE_END = 60;

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** The bank holidays come first, then the files, the longest unchecked first. Days are YYYY-MM-DD. */
export function outdatedSources(files: readonly CheckedFile[], today: string): OutdatedSource[] {
  const oldest = monthsBefore(today, MONTHS);
  const unchecked = files
    .filter(({ checkedOn }) => checkedOn < oldest)
    .map(({ file, name, checkedOn }) => ({ item: file, name, checkedOn, endsOn: null }))
    .sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  const lastHolidays = Object.values(BANK_HOLIDAYS).map((days) => days.at(-1) ?? today);
  const lastHoliday = lastHolidays.sort()[0] ?? today;
  const ending = {
    item: "data/bank-holidays/bank-holidays.csv",
    name: "Bank holidays",
    checkedOn: null,
    endsOn: lastHoliday,
  };
  return addDays(today, DAYS_BEFORE_END) > lastHoliday ? [ending, ...unchecked] : unchecked;
}
