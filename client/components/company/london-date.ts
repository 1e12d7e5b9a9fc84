const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const [MARCH, OCTOBER] = [2, 9];
const HOUR_MS = 3_600_000;

/** 01:00 UTC on the last Sunday of a month: the moment British Summer Time begins (March) or ends (October). */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

function isSummerTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return date.getTime() >= lastSunday(year, MARCH) && date.getTime() < lastSunday(year, OCTOBER);
}

const localTime = (date: Date): Date => (isSummerTime(date) ? new Date(date.getTime() + HOUR_MS) : date);

/** "2026-11-21": the calendar day in the Europe/London time zone. */
export const dayInLondon = (date = new Date()): string => localTime(date).toISOString().slice(0, 10);

/** "21 November 2026": the calendar day in the Europe/London time zone. */
export function longDateInLondon(date: Date): string {
  const local = localTime(date);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** "14:32": the time in the Europe/London time zone. */
export const timeInLondon = (date: Date): string => localTime(date).toISOString().slice(11, 16);
