import type { Period, PeriodUnit } from "./figures.ts";

const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The first day of a week or month. `back` is 0 for the one that contains `day`, 1 for the previous, -1 for the next. */
function startOf(unit: PeriodUnit, day: string, back: number): Date {
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === "month") return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1));
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - sinceMonday - 7 * back);
  return date;
}

/** The current period comes first. `today` is YYYY-MM-DD. */
export const lastPeriods = (unit: PeriodUnit, today: string, count: number): Period[] =>
  Array.from({ length: count }, (_, back) => {
    const end = startOf(unit, today, back - 1);
    end.setUTCDate(end.getUTCDate() - 1);
    return { from: isoDay(startOf(unit, today, back)), to: isoDay(end) };
  });
