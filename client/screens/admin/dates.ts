import { longDateInLondon, timeInLondon } from "#contract/dates.ts";

export function dateAndTime(iso: string): string {
  const date = new Date(iso);
  return `${longDateInLondon(date)}, ${timeInLondon(date)}`;
}

export const shortDate = (iso: string): string =>
  longDateInLondon(new Date(iso)).replace(/ ([A-Z][a-z]{2})[a-z]* /, " $1 ");

const MINUTE_MS = 60_000;
const [HOUR, DAY] = [60, 24 * 60];

export function ageOf(iso: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS));
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} h`;
  const days = Math.floor(minutes / DAY);
  return `${days} ${days === 1 ? "day" : "days"}`;
}
