import { isDay } from "#contract/dates.ts";
import { BANK_HOLIDAYS } from "#contract/job/all-bank-holidays.ts";
import { addWorkingDays, type Division } from "#contract/job/delivery-days.ts";
import { shortDay } from "./earliest-day.ts";

// This code is not in earliest-day.ts, so that pages with company cards do not load it.

/** The sentence advises to ask, because some companies deliver on days off. */
export function dayOffWords(date: string, holidays: readonly string[]): string | null {
  if (!isDay(date) || addWorkingDays(date, 0, holidays).day === date) return null;
  return `${shortDay(date)} isn't a working day: ask whether a company delivers then.`;
}

/** Without `division`, also warns of a bank holiday in only a part of the United Kingdom. */
export function wantedDayWords(date: string, today: string, division?: Division | null): string | null {
  if (isDay(date) && date < today) return `${shortDay(date)} has passed.`;
  if (division) return dayOffWords(date, BANK_HOLIDAYS[division]);
  const words = Object.values(BANK_HOLIDAYS).map((holidays) => dayOffWords(date, holidays));
  if (new Set(words).size > 1)
    return `${shortDay(date)} is a bank holiday in part of the United Kingdom: ask whether a company delivers then.`;
  return words[0] ?? null;
}
