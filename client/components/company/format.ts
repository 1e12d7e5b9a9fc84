import type { CompanyPage } from "#contract/companies.ts";
import { longDateInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";

/** "4.7", or null if there is no rating or the text is not a number. */
export function formatRating(rating: string | null): string | null {
  const value = Number(rating);
  return rating === null || rating.trim() === "" || !Number.isFinite(value) ? null : value.toFixed(1);
}

export const splitList = (text: string | null): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

export const joinWithAnd = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** "4,276". Does not use `Intl`: a browser's first `Intl` call takes longer than hydrating the whole page. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** "1 request", "1,200 requests" */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`;

export const formatCompanyCount = (count: number): string => countOf(count, "company", "companies");

/** "21 November 2026", or "Recent" without a valid date. */
export function formatDate(text: string | null | undefined): string {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? "Recent" : longDateInLondon(date);
}

/** "November 2026" for "2026-11". */
export const formatMonth = (month: string): string =>
  longDateInLondon(new Date(`${month}-15`)).replace(/^\d+ /, "");

/** "www.firm.example": a URL without its scheme and trailing slash, for display. */
export const websiteName = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** Escapes the address, because characters such as "&" and "?" can be part of it. */
export const mailtoUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

/** The stored website as an http(s) URL. Null if the text, which users type freely, is empty or not a URL. */
export function websiteUrl(website: string | null): string | null {
  if (!website?.trim()) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? address : null;
}

/** "£210", or "£210.50" if there are pence. Amounts are in pounds, as text such as "210.00" or as a number. */
export function formatPounds(amount: string | number): string {
  const pounds = Number(amount);
  return `£${(Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)).replace(/\B(?=(\d{3})+(\.|$))/g, ",")}`;
}

/** "£167-208", or "£210" if both ends are £210. */
export function formatPoundRange({ from, to }: { from: string | number; to: string | number }): string {
  const [least, most] = [formatPounds(from), formatPounds(to)];
  return least === most ? least : `${least}-${most.slice(1)}`;
}

export const formatDays = (days: number): string => countOf(days, "day");

export const formatWeeks = (weeks: number): string => countOf(weeks, "week");

/** "for 2 weeks" if `days` is `weeks` times 7. If not, for example "for 10 days", or "(hire length not known)" for null. */
export function hireLength(days: number | null, weeks = DEFAULT_WEEKS): string {
  if (days === null) return "(hire length not known)";
  return `for ${days === weeks * 7 ? formatWeeks(weeks) : formatDays(days)}`;
}

/** "14 companies found near Leeds"; for an unknown place "1 company found for “ZZ99 9ZZ”". */
export function resultSentence(
  { total, searched }: Pick<CompanyPage, "total" | "searched">,
  location?: string,
): string {
  const where = searched ? ` near ${searched.place.label}` : location ? ` for “${location}”` : "";
  return `${formatCompanyCount(total)} found${where}`;
}
