import { addDays } from "../dates.ts";
import type { Period, PeriodUnit } from "./figures.ts";

/** The first day of a week or month. `back` is 0 for the one that contains `day`, 1 for the previous, -1 for the next. */
function startOf(unit: PeriodUnit, day: string, back: number): string {
  const date = new Date(day);
  if (unit === "week") return addDays(day, -((date.getUTCDay() + 6) % 7) - 7 * back);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1)).toISOString().slice(0, 10);
}

/** The current period comes first. `today` is YYYY-MM-DD. */
export const lastPeriods = (unit: PeriodUnit, today: string, count: number): Period[] =>
  Array.from({ length: count }, (_, back) => ({
    from: startOf(unit, today, back),
    to: addDays(startOf(unit, today, back - 1), -1),
  }));
