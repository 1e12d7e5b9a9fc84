import type { ListedCompany } from "#contract/companies.ts";
import { isDay } from "#contract/dates.ts";
import { dayAfterWeek, orderDay } from "#contract/job/delivery-days.ts";
import type { Job } from "#contract/job/job.ts";
import { lowerFirst, upperFirst } from "#contract/text/spelling.ts";

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`);

/** Does not use `Intl`, whose first call is slow. */
export function shortDay(day: string): string {
  // ECMAScript defines this form: "Wed, 25 Nov 2026 00:00:00 GMT".
  const [weekday, date, month] = parseDay(day).toUTCString().split(/\W+/);
  return `${weekday} ${Number(date)} ${month}`;
}

type Delivery = Pick<ListedCompany, "earliest"> & Partial<Pick<ListedCompany, "canDo" | "deliveryTime">>;

type Wanted = Pick<Job, "date">;

/**
 * "not on": the company says that it doesn't deliver on the wanted day. Null if the company must be asked, or if the wanted day
 * is missing or not a date.
 */
export function timeliness(
  { earliest: { day }, canDo }: Pick<Delivery, "earliest" | "canDo">,
  { date }: Wanted,
  from = orderDay(),
): "in time for" | "too late for" | "not on" | null {
  // Without script, a quote form can contain any text as its date.
  if (!date || !isDay(date)) return null;
  // In the evening nobody can be asked for the same day, whatever the company's notice.
  if ((day ?? from) > date) return "too late for";
  if (canDo === "no") return "not on";
  return canDo === "yes" ? "in time for" : null;
}

export const isImpossible = (company: Parameters<typeof timeliness>[0], wanted: Wanted): boolean =>
  ["too late for", "not on"].includes(timeliness(company, wanted) ?? "");

// "Permission" is a permit, or in Northern Ireland the consent of DfI Roads.
export const ALLOW_A_WEEK = "Allow a week for permission";
const ASK = "Ask for the date";

/** The day is approximate, because the company may be busy. */
export function earliestWords(company: Delivery, wanted: Wanted = {}, from = orderDay()): string {
  const { day, unknown } = company.earliest;
  const isPermitUnknown = unknown.includes("permit");
  const timely = timeliness(company, wanted, from);
  // If a permit's notice is unknown, visitors are advised to allow a week. An earlier day is then not named.
  const isWeek = isPermitUnknown && (day === null || day < dayAfterWeek(from));
  if (timely && wanted.date) {
    const first = isWeek ? ALLOW_A_WEEK : day && `From about ${shortDay(day)}`;
    const words = `${timely} ${shortDay(wanted.date)}`;
    return first ? `${first}, ${words}` : upperFirst(words);
  }
  if (isWeek) return ALLOW_A_WEEK;
  if (day === null) return company.deliveryTime ?? ASK;
  if (unknown.includes("notice")) return `Not before ${shortDay(day)}`;
  return isPermitUnknown ? `About ${shortDay(day)}, if permitted by then` : `From about ${shortDay(day)}`;
}

export function deliveryPhrase({ deliveryTime }: Delivery, words: string): string {
  if (words === ASK) return "Ask for the delivery date";
  if (words.startsWith(ALLOW_A_WEEK)) return words;
  if (words === deliveryTime) return `Delivery: ${words}`;
  return `Delivery ${lowerFirst(words)}`;
}

/** For example "Same day" or "1 working day's notice". Null if the company does not state its notice. */
export function noticeWords(noticeDays: number | null): string | null {
  if (noticeDays === null) return null;
  if (noticeDays === 0) return "Same day";
  return noticeDays === 1 ? "1 working day's notice" : `${noticeDays} working days' notice`;
}
