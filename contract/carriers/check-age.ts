import { addDays, DAY_MS } from "../dates.ts";

// Not in carrier-options.ts, because lists of companies load this file and need no options.

export const CARRIER_CHECK_DAYS = 90;

/** Both days are YYYY-MM-DD. */
export const isOutdated = (checkedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > CARRIER_CHECK_DAYS * DAY_MS;

/** Argument and result are YYYY-MM-DD. */
export const lastDayOfCheck = (checkedOn: string): string => addDays(checkedOn, CARRIER_CHECK_DAYS);
