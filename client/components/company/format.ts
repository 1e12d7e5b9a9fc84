import type { CompanyPage } from "#contract/companies.ts";
import { longDateInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { countOf } from "#contract/text/spelling.ts";

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

export const formatCompanyCount = (count: number): string => countOf(count, "company", "companies");

export function formatDate(text: string | null | undefined): string {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? "Recent" : longDateInLondon(date);
}

export const formatMonth = (month: string): string =>
  longDateInLondon(new Date(`${month}-15`)).replace(/^\d+ /, "");

export const websiteName = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** Escapes the address, because characters such as "&" and "?" can be part of it. */
export const mailtoUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace("%40", "@")}`;

/** The stored website as an http(s) URL. Null if the text, which users type freely, is empty or not a URL. */
export function websiteUrl(website: string | null): string | null {
  if (!website?.trim()) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? address : null;
}

export function formatPoundRange({ from, to }: { from: string | number; to: string | number }): string {
  const [least, most] = [formatPounds(from), formatPounds(to)];
  return least === most ? least : `${least}-${most.slice(1)}`;
}

export const formatDays = (days: number): string => countOf(days, "day");

export const formatWeeks = (weeks: number): string => countOf(weeks, "week");

export function hireLength(days: number | null, weeks = DEFAULT_WEEKS): string {
  if (days === null) return "(hire length not known)";
  return `for ${days === weeks * 7 ? formatWeeks(weeks) : formatDays(days)}`;
}

export function resultSentence(
  { total, searched }: Pick<CompanyPage, "total" | "searched">,
  location?: string,
): string {
  const where = searched ? ` near ${searched.place.label}` : location ? ` for “${location}”` : "";
  return `${formatCompanyCount(total)} found${where}`;
}
