const LONG = { day: "numeric", month: "long", year: "numeric" } as const;

/** Today's date in the United Kingdom in the format of a date field: "2026-11-21". */
export const todayInLondon = (now = new Date()): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(now);

/** Formats the date "2026-11-21" as "21 November 2026", independent of the time zone. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { ...LONG, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** For example "Saturday 28 November 2026". Formatted in two parts, because `Intl` would put a comma between them. */
export function longWeekday(day: string): string {
  const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
  return `${weekday.format(new Date(`${day}T00:00:00Z`))} ${longDay(day)}`;
}

/** Whether two texts name the same time. Their fractions of a second may have different numbers of digits. */
export const isSameTime = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);
