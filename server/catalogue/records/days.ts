import { DAY_MS } from "#contract/dates.ts";

/** Whole days from 1970 to a day given as YYYY-MM-DD; 0 for null. */
export const daysSince1970 = (day: string | null): number => (day === null ? 0 : Date.parse(day) / DAY_MS);

/** The day as YYYY-MM-DD; null for 0. */
export const dayAfter1970 = (days: number): string | null =>
  days === 0 ? null : new Date(days * DAY_MS).toISOString().slice(0, 10);
