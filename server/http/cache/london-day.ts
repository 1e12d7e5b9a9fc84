import { todayInLondon } from "#contract/dates.ts";

const HOUR_MS = 60 * 60 * 1_000;

/**
 * Creates a function that returns today's date in the United Kingdom, or the result of `dayAt`. The date is cached for each
 * hour: formatting takes microseconds, and the date changes only at a full hour of UTC.
 */
export function createLondonDay(dayAt = todayInLondon, now: () => number = Date.now): () => string {
  let [day, hour] = ["", Number.NaN];
  return () => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) [day, hour] = [dayAt(new Date(now())), current];
    return day;
  };
}
