import type { CompanySummary } from "#contract/companies.ts";
import { UNITED_KINGDOM } from "#contract/job/bank-holidays.ts";
import type { Job } from "#contract/job/job.ts";
import { addWorkingDays, isDayOff, orderDay } from "#contract/job/working-days.ts";

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

/**
 * Whether a company's notice ends by the wanted day. Null if either is unknown. Null instead of "in time" for a skip on the
 * road, because the permit can take longer than the notice, and unless it is true in every part of the United Kingdom: the
 * wanted day is a working day everywhere, and the notice ends by then with the bank holidays of all parts.
 */
export function timeliness(
  { noticeDays }: Pick<Delivery, "noticeDays">,
  { date, stands }: Wanted,
  from = orderDay(),
): "in time" | "too late" | null {
  if (noticeDays === null || !isDay(date)) return null;
  if (addWorkingDays(from, noticeDays).day > date) return "too late";
  const isSafe = addWorkingDays(from, noticeDays, UNITED_KINGDOM).day <= date && !isDayOff(date);
  return isSafe && stands !== "road" ? "in time" : null;
}

/** Without script, a quote form can contain any text as its date. */
const isDay = (date: string | undefined): date is string =>
  date !== undefined && !Number.isNaN(parseDay(date).getTime());

/**
 * The words of `earliestWords` in two parts. Narrow cards show the first one only. The date is approximate, because the company
 * may be busy. Its bank holidays are those of England and Wales, because the nation of the company is unknown.
 */
export function earliestParts(company: Delivery, wanted: Wanted = {}, from = orderDay()): [string, string] {
  const { noticeDays, deliveryTime } = company;
  if (noticeDays === null) return [deliveryTime ?? "Ask for the date", ""];
  const day = shortDay(addWorkingDays(from, noticeDays).day);
  const inTime = timeliness(company, wanted, from);
  if (inTime && wanted.date) return [`From about ${day}, ${inTime}`, ` for ${shortDay(wanted.date)}`];
  return wanted.stands === "road" ? [`About ${day}, if permitted`, " by then"] : [`From about ${day}`, ""];
}

/**
 * For example "From about Wed 25 Nov, in time for Fri 27 Nov", "About Wed 25 Nov, if permitted by then", the company's own
 * words, or "Ask for the date".
 */
export const earliestWords = (...delivery: Parameters<typeof earliestParts>): string =>
  earliestParts(...delivery).join("");

/**
 * Words of `earliestWords`, or their first part, as a complete phrase: "Delivery from about Wed 25 Nov", "Delivery: Next day"
 * or "Ask for the delivery date".
 */
export function deliveryPhrase({ noticeDays, deliveryTime }: Delivery, words: string): string {
  if (noticeDays !== null) return `Delivery ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return deliveryTime ? `Delivery: ${words}` : "Ask for the delivery date";
}

/** For example "Same day" or "1 working day's notice". Null if the company does not state its notice. */
export function noticeWords(noticeDays: number | null): string | null {
  if (noticeDays === null) return null;
  if (noticeDays === 0) return "Same day";
  return noticeDays === 1 ? "1 working day's notice" : `${noticeDays} working days' notice`;
}
