import { addWorkingDays } from "#contract/job/working-days.ts";
import { shortDay } from "./earliest-day.ts";

// This function is not in earliest-day.ts, so that pages with company cards do not load it.

/**
 * For example "Fri 25 Dec isn't a working day: ask whether a company delivers then." Null for a working day, and for a text
 * that is no date. It asks instead of refusing, because some companies deliver on Saturdays. By default, the bank
 * holidays are those of England and Wales.
 */
export function dayOffWords(date: string, holidays?: readonly string[]): string | null {
  if (!isDay(date) || addWorkingDays(date, 0, holidays).day === date) return null;
  return `${shortDay(date)} isn't a working day: ask whether a company delivers then.`;
}

/** What is wrong with a wanted day: that it is before `today`, or that it is no working day. Null for any other text. */
export const wantedDayWords = (date: string, today: string): string | null =>
  isDay(date) && date < today ? `${shortDay(date)} has passed.` : dayOffWords(date);

/** False for 30 February too. Without script, a quote form can contain any text as its date. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}
