import type { CompanySummary } from "#contract/companies.ts";
import { addWorkingDays } from "#contract/job/working-days.ts";
import { dayInLondon } from "../company/london-date.ts";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** For example "Wed 25 Nov". Does not use `Intl`, whose first call is slow. */
export function shortDay(day: string): string {
  const date = parseDay(day);
  return `${DAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/**
 * For example "From about Wed 25 Nov", or "Ask for the date". The date is approximate: the company may be busy, and the bank
 * holidays are those of England and Wales, because its nation is unknown.
 */
export function earliestWords(
  { noticeDays }: Pick<CompanySummary, "noticeDays">,
  today = dayInLondon(),
): string {
  if (noticeDays === null) return "Ask for the date";
  return `From about ${shortDay(addWorkingDays(today, noticeDays).day)}`;
}

/** The earliest day as a complete phrase that mentions the delivery. */
export const deliveryWords = (company: Pick<CompanySummary, "noticeDays">, today = dayInLondon()): string =>
  company.noticeDays === null
    ? "Ask for the delivery date"
    : `Delivery ${earliestWords(company, today).replace("From", "from")}`;

/** For example "Same day" or "1 working day's notice". Null if the company does not state its notice. */
export function noticeWords(noticeDays: number | null): string | null {
  if (noticeDays === null) return null;
  if (noticeDays === 0) return "Same day";
  return noticeDays === 1 ? "1 working day's notice" : `${noticeDays} working days' notice`;
}
