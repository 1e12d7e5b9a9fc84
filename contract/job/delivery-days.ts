import { addDays } from "../dates.ts";

/** On which days a company delivers. This file imports no zod, because screens load it. */

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

/** The days of the week as people list them, from Monday. */
export const FROM_MONDAY = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** A time without requests and deliveries, from its first to its last day, as YYYY-MM-DD. */
export interface Pause {
  from: string;
  to: string;
}

export interface Pauses {
  /** The last day of the pause that has begun. Null if the company takes requests. */
  pausedUntil?: string | null | undefined;
  pauses?: readonly Pause[] | undefined;
}

/** Sorts pauses and joins those without a day between them. */
export function joinPauses(pauses: readonly Pause[]): Pause[] {
  const joined: Pause[] = [];
  for (const { from, to } of pauses.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = joined.at(-1);
    if (!last || from > addDays(last.to, 1)) joined.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return joined;
}

/** The pauses that have not ended on `today`, in order. */
export function pausesFrom({ pausedUntil, pauses = [] }: Pauses, today: string): Pause[] {
  const begun = pausedUntil ? [{ from: today, to: pausedUntil }] : [];
  return joinPauses([...begun, ...pauses]).filter(({ to }) => to >= today);
}

/** The last day of the pause that a day is in. Null if it is in none. */
export function pausedOn(company: Pauses, day: string): string | null {
  // Most companies have no pause, and a search asks all of them.
  if (!company.pausedUntil && !company.pauses?.length) return null;
  return pausesFrom(company, day).find(({ from }) => from <= day)?.to ?? null;
}
