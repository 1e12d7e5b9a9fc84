import { formatMonth } from "#client/components/company/format.ts";
import { longDay } from "#contract/dates.ts";
import type { Period, PeriodUnit } from "#contract/figures/figures.ts";

export function periodName(unit: PeriodUnit, { from, to }: Period): string {
  if (unit === "month") return formatMonth(from.slice(0, 7));
  const [first, last] = [longDay(from), longDay(to)];
  const [day, month, year] = first.split(" ");
  if (!last.endsWith(` ${year}`)) return `${first} to ${last}`;
  return last.includes(` ${month} `) ? `${day} to ${last}` : `${day} ${month} to ${last}`;
}

export function periodTick(unit: PeriodUnit, period: Period): string {
  if (unit === "month") return periodName(unit, period).slice(0, 3);
  const [, month, day] = period.from.split("-");
  return `${Number(day)}/${Number(month)}`;
}

export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((100 * part) / whole)}%`;

const HOURS_IN_TWO_DAYS = 48;

export function formatHours(hours: number | null): string {
  if (hours === null) return "–";
  if (hours >= HOURS_IN_TWO_DAYS) return `${Math.round((hours / 24) * 10) / 10} days`;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}
