import { longDateInLondon } from "./london-date.ts";

/** One decimal, or null when there is no rating to show. */
export function formatRating(rating: string | null): string | null {
  const value = Number(rating);
  return rating === null || rating.trim() === "" || !Number.isFinite(value) ? null : value.toFixed(1);
}

/** The parts of a comma-separated field, without empty ones. */
export const splitList = (text: string | null): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** "3.4 km" */
export const formatDistance = (kilometres: number): string => `${kilometres.toFixed(1)} km`;

/** "4,276". By hand, as dates are: a browser's first `Intl` takes longer than taking over the whole page. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** "12 companies", "1 company" */
export const formatCompanyCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? "company" : "companies"}`;

/** A long British date; "Recent" when there is none or it cannot be read. */
export function formatDate(text: string | null | undefined): string {
  const date = new Date(text ?? "");
  return Number.isNaN(date.getTime()) ? "Recent" : longDateInLondon(date);
}

/** The name of a website for reading: "www.firm.example". */
export const websiteName = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

/** An address a browser may be sent to, or null: a stored website is text somebody typed. */
export function websiteUrl(website: string | null): string | null {
  if (!website?.trim()) return null;
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? address : null;
}

/** "London, Greater London", or the one name where town and county share it. */
export const formatLocation = ({ location, county }: { location: string; county: string }): string =>
  location.toLowerCase() === county.toLowerCase() ? location : `${location}, ${county}`;

/** What a phone is asked to dial: a number as people write it, without its spaces and brackets. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
