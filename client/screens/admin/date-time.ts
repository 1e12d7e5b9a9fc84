import { longDateInLondon, timeInLondon } from "#contract/dates.ts";

/** For example "23 November 2026, 14:32", in British time. */
export function dateAndTime(iso: string): string {
  const date = new Date(iso);
  return `${longDateInLondon(date)}, ${timeInLondon(date)}`;
}
