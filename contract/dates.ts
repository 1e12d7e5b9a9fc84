const LONG = { day: "numeric", month: "long", year: "numeric" } as const;

/** The day it is in the United Kingdom, as a date field has it: "2026-11-21". */
export const todayInLondon = (now = new Date()): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(now);

/** "21 November 2026" for "2026-11-21": a day, whatever the time zone. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { ...LONG, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
