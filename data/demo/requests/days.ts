import { DAY_MS } from "#contract/dates.ts";

export const HOUR_MS = 3_600_000;

export const after = (time: Date, ms: number): Date => new Date(time.getTime() + Math.round(ms));

/** Returns the day `days` days after `time`, as YYYY-MM-DD. Returns the next Monday if that day is a Sunday. */
export function dayAfter(time: Date, days: number): string {
  const day = after(time, days * DAY_MS);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
