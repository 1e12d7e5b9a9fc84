import type { CompanySummary } from "#contract/companies.ts";
import { todayInLondon } from "#contract/dates.ts";
import type { Job } from "#contract/job/job.ts";
import { addWorkingDays } from "#contract/job/working-days.ts";

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** For example "Wed 25 Nov". Does not use `Intl`, whose first call is slow. */
export function shortDay(day: string): string {
  // "Wed, 25 Nov 2026 00:00:00 GMT": the language defines this form.
  const [weekday, date, month] = parseDay(day).toUTCString().split(/\W+/);
  return `${weekday} ${Number(date)} ${month}`;
}

/** What a company says about its delivery: the notice in working days, or else its own words. */
type Delivery = Pick<CompanySummary, "noticeDays" | "deliveryTime">;

/** The wanted day, and where the skip will stand. */
type Wanted = Pick<Job, "date" | "stands">;

const earliestDay = (noticeDays: number, today: string): string => addWorkingDays(today, noticeDays).day;

/**
 * Whether a company's notice ends by the wanted day. Null if either is unknown. Null instead of "in time" for a skip on the
 * road, because the permit can take longer than the notice, and for a day that is no working day.
 */
export function timeliness(
  { noticeDays }: Pick<Delivery, "noticeDays">,
  { date, stands }: Wanted,
  today = todayInLondon(),
): "in time" | "too late" | null {
  if (noticeDays === null || !isDay(date)) return null;
  if (earliestDay(noticeDays, today) > date) return "too late";
  return stands === "road" || addWorkingDays(date, 0).day !== date ? null : "in time";
}

/** Without script, a quote form can contain any text as its date. */
const isDay = (date: string | undefined): date is string =>
  date !== undefined && !Number.isNaN(parseDay(date).getTime());

/**
 * For example "From about Wed 25 Nov, in time for Fri 27 Nov", "From about Wed 25 Nov, if permitted by then", the company's own
 * words, or "Ask for the date". The date is approximate, because the company may be busy. The bank holidays are those of
 * England and Wales, because the nation of the company is unknown.
 */
export function earliestWords(company: Delivery, wanted: Wanted = {}, today = todayInLondon()): string {
  const { noticeDays, deliveryTime } = company;
  if (noticeDays === null) return deliveryTime ?? "Ask for the date";
  const earliest = `From about ${shortDay(earliestDay(noticeDays, today))}`;
  const inTime = timeliness(company, wanted, today);
  if (inTime && wanted.date) return `${earliest}, ${inTime} for ${shortDay(wanted.date)}`;
  return wanted.stands === "road" ? `${earliest}, if permitted by then` : earliest;
}

/**
 * The words of `earliestWords` as a complete phrase: "Delivery from about Wed 25 Nov", "Delivery: Next day" or "Ask for the
 * delivery date".
 */
export function deliveryWords(company: Delivery, wanted: Wanted = {}, today = todayInLondon()): string {
  const words = earliestWords(company, wanted, today);
  if (company.noticeDays !== null) return `Delivery ${words.replace("From", "from")}`;
  return company.deliveryTime ? `Delivery: ${words}` : "Ask for the delivery date";
}

/** For example "Same day" or "1 working day's notice". Null if the company does not state its notice. */
export function noticeWords(noticeDays: number | null): string | null {
  if (noticeDays === null) return null;
  if (noticeDays === 0) return "Same day";
  return noticeDays === 1 ? "1 working day's notice" : `${noticeDays} working days' notice`;
}
