import { addDays, DAY_MS } from "../dates.ts";

// These are not in carrier-options.ts, so that lists of companies do not load the options.

export const CARRIER_CHECK_DAYS = 90;

/** Both days are YYYY-MM-DD. */
export const isOutdated = (checkedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > CARRIER_CHECK_DAYS * DAY_MS;

/** The last day on which the result of the check counts. Argument and result are YYYY-MM-DD. */
export const lastDayOfCheck = (checkedOn: string): string => addDays(checkedOn, CARRIER_CHECK_DAYS);
