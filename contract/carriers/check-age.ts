import { addDays, DAY_MS } from "../dates.ts";

// Apart from the options, because lists load this and need none of them.

/** A check is valid for this many days. */
export const CARRIER_CHECK_DAYS = 90;

/** Returns true if a check made on `checkedOn` is no longer valid on `today`. Both are YYYY-MM-DD. */
export const isOutdated = (checkedOn: string, today: string): boolean =>
  Date.parse(today) - Date.parse(checkedOn) > CARRIER_CHECK_DAYS * DAY_MS;

/** The last day on which a check made on `checkedOn` is valid. Argument and result are YYYY-MM-DD. */
export const lastDayOfCheck = (checkedOn: string): string => addDays(checkedOn, CARRIER_CHECK_DAYS);
