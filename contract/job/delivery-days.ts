import { addDays, DAY_MS, todayInLondon } from "../dates.ts";

/**
 * Bank holidays of England and Wales from 22 November 2026, computed by the usual rules on that day. Holidays added by
 * proclamation are missing. Add the next year, also in `all-bank-holidays.ts`, before the last year here ends. Official dates:
 * https://www.gov.uk/bank-holidays
 */
export const ENGLAND_AND_WALES: readonly string[] = [
  ...["2026-12-25", "2026-12-28"],
  ...["2027-01-01", "2027-03-26", "2027-03-29", "2027-05-03", "2027-05-31", "2027-08-30"],
  ...["2027-12-27", "2027-12-28"],
];

/** Includes bank holidays that only Scotland or Northern Ireland has. */
export const UNITED_KINGDOM: readonly string[] = [
  ...["2026-11-30", "2027-01-04", "2027-03-17", "2027-07-12", "2027-08-02", "2027-11-30"],
  ...ENGLAND_AND_WALES,
].sort();

export const DIVISIONS = ["england-and-wales", "scotland", "northern-ireland"] as const;
export type Division = (typeof DIVISIONS)[number];

export interface WorkingDay {
  /** As YYYY-MM-DD. */
  day: string;
  /** True if the day is after the last known bank holiday, so that holidays may be missing in the count. */
  isPastKnown: boolean;
}

/**
 * With a count of 0, returns the day itself or the next working day. Weekends and `holidays` (YYYY-MM-DD, in ascending order) are
 * no working days. Screens that need only England and Wales use the default, so that they do not load the other holidays.
 */
export function addWorkingDays(
  day: string,
  count: number,
  holidays: readonly string[] = ENGLAND_AND_WALES,
): WorkingDay {
  const daysOff = dayNumbers.get(holidays) ?? new Set(holidays.map(dayNumber));
  dayNumbers.set(holidays, daysOff);
  let number = dayNumber(day);
  const isWorkingDay = () => ((number + THURSDAY) % 7) % 6 !== 0 && !daysOff.has(number);
  for (let left = count; left > 0 || !isWorkingDay(); ) {
    number += 1;
    if (isWorkingDay()) left -= 1;
  }
  const found = new Date(number * DAY_MS).toISOString().slice(0, 10);
  return { day: found, isPastKnown: found > (holidays.at(-1) as string) };
}

/** The weekday of 1 January 1970, counted from Sunday as 0. */
const THURSDAY = 4;

/** Days since 1 January 1970. A search counts days for hundreds of companies, which is slow with dates as text. */
const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

const dayNumbers = new WeakMap<readonly string[], ReadonlySet<number>>();

/** A weekend, or a bank holiday in any part of the United Kingdom. */
export const isDayOff = (day: string): boolean => addWorkingDays(day, 0, UNITED_KINGDOM).day !== day;

/**
 * The time from 17:00 until midnight. After 17:00 in London, an order counts as an order of the next day, because most offices of
 * skip hire companies close at five or six.
 */
const EVENING_MS = ((24 - 17) * DAY_MS) / 24;

/** In working days. Pages advise people to allow a week for a permit whose notice is not known. */
const WEEK_TO_ALLOW = 5;

/** If the notice for a permit is unknown, a permit before this day is unlikely. */
export const dayAfterWeek = (from = orderDay()): string =>
  addWorkingDays(from, WEEK_TO_ALLOW, UNITED_KINGDOM).day;

/** Notice counts from this day: today in London, or tomorrow after 17:00. */
export const orderDay = (now = new Date()): string => todayInLondon(new Date(now.getTime() + EVENING_MS));

/**
 * The day of the application does not count: after an application on Thursday 3rd with 5 working days' notice, the permit may
 * begin on Friday 11th. Without notice it may begin on the day of the application.
 */
export const firstDayAfterNotice = (
  day: string,
  noticeWorkingDays: number,
  holidays?: readonly string[],
): WorkingDay => addWorkingDays(day, noticeWorkingDays === 0 ? 0 : noticeWorkingDays + 1, holidays);

/** In the order of `Date.getUTCDay`. */
export const WEEKDAYS = [
  { value: "sun", label: "Sunday" },
  { value: "mon", label: "Monday" },
  { value: "tue", label: "Tuesday" },
  { value: "wed", label: "Wednesday" },
  { value: "thu", label: "Thursday" },
  { value: "fri", label: "Friday" },
  { value: "sat", label: "Saturday" },
] as const;
export type Weekday = (typeof WEEKDAYS)[number]["value"];

export const FROM_MONDAY = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** Days without requests and deliveries, both included, as YYYY-MM-DD. */
export interface Pause {
  from: string;
  to: string;
}

export interface Pauses {
  /** The last day of the pause that has begun. Null if there is none. */
  pausedUntil?: string | null | undefined;
  pauses?: readonly Pause[] | undefined;
}

/** Pauses that meet or overlap are one period without requests. Stored pauses stay apart, so that each can end alone. */
function joinPauses(pauses: readonly Pause[]): Pause[] {
  const joined: Pause[] = [];
  for (const { from, to } of pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || from > addDays(last.to, 1)) joined.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return joined;
}

export function pausesFrom({ pausedUntil, pauses = [] }: Pauses, today: string): Pause[] {
  const begun = pausedUntil ? [{ from: today, to: pausedUntil }] : [];
  return joinPauses([...begun, ...pauses]).filter(({ to }) => to >= today);
}

/** Each pause as it was set, without those that are over. A pause that the administrator set has only its end. */
export function setPauses({ pausedUntil, pauses = [] }: Pauses, today: string): Pause[] {
  const left = pauses.filter(({ to }) => to >= today);
  const end = pausedOn({ pauses: left }, today) ?? addDays(today, -1);
  return pausedUntil && pausedUntil > end ? [{ from: today, to: pausedUntil }, ...left] : left;
}

/** What to store so that the company takes requests today. A pause to come stays, even if it begins tomorrow. */
export const resumption = ({ pauses }: { pauses: readonly Pause[] }, today: string) => ({
  pauses: pauses.filter(({ from, to }) => from > today || to < today),
  pausedUntil: null,
});

/** The last day of the pause that contains the day. Null if none does. */
export function pausedOn(company: Pauses, day: string): string | null {
  // Saves time: most companies have no pause, and a search asks all of them.
  if (!company.pausedUntil && !company.pauses?.length) return null;
  return pausesFrom(company, day).find(({ from }) => from <= day)?.to ?? null;
}
