const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const [MARCH, OCTOBER] = [2, 9];
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The time at which British Summer Time begins or ends: 01:00 UTC on the last Sunday of a month. In milliseconds since 1970.
 * `month` counts from 0.
 */
function lastSunday(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

function isSummerTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return date.getTime() >= lastSunday(year, MARCH) && date.getTime() < lastSunday(year, OCTOBER);
}

const localTime = (date: Date): Date => (isSummerTime(date) ? new Date(date.getTime() + HOUR_MS) : date);

/** Does not use `Intl`, whose first call is slow. */
export const todayInLondon = (now = new Date()): string => localTime(now).toISOString().slice(0, 10);

export const timeInLondon = (date: Date): string => localTime(date).toISOString().slice(11, 16);

/** False for 30 February, which `Date` would read as 2 March. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

export const laterDay = (one: string, other: string): string => (one > other ? one : other);

/** `days` can be negative. Argument and result are YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

export const longDateInLondon = (date: Date): string => longDay(todayInLondon(date));

export function longWeekday(day: string): string {
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${longDay(day)}`;
}

/** Compares the times, because equal times can be written with different numbers of decimals. */
export const isSameTime = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/**
 * The returned function gives the day that `dayAt` computes, by default today's date in the United Kingdom. It computes the day
 * once an hour, because the day changes only at a full hour. Tests pass `now`.
 */
export function createLondonDay(dayAt = todayInLondon, now: () => number = Date.now): () => string {
  let [day, hour] = ["", Number.NaN];
  return () => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) [day, hour] = [dayAt(new Date(now())), current];
    return day;
  };
}
