import { DAY_MS, todayInLondon } from "#contract/dates.ts";

const MOST_DAYS = 366;

/** Parses the last day of a pause: today or later, within a year. */
export function readPause(typed = ""): { day: string } | { problem: string } {
  const today = todayInLondon();
  const last = todayInLondon(new Date(Date.now() + MOST_DAYS * DAY_MS));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`));
  if (!isDay) return { problem: "Enter the last day of the pause" };
  if (typed < today) return { problem: "The last day must not be in the past" };
  if (typed > last) return { problem: "The last day must be within a year" };
  return { day: typed };
}
