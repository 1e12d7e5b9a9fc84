import {
  MAX_BAGS,
  MAX_COMPANIES_PER_QUOTE,
  MAX_RADIUS_KM,
  MAX_SEARCH_TEXT,
  MIN_RADIUS_KM,
} from "./limits.ts";
import { COMPANY_SORTS, PRICE_SIZES, SKIP_JOBS } from "./options.ts";
import { cleanLine } from "./text/clean-text.ts";

/** Returns the one spelling of a value, or undefined if the value counts as absent. A mistyped URL still shows a page. */
type ReadParam = (value: string) => string | undefined;

/** The parameters of a page. A page sees no others, and in this order. */
export type PageQuery = Readonly<Record<string, ReadParam>>;

const text: ReadParam = (value) => cleanLine(value).slice(0, MAX_SEARCH_TEXT).trim() || undefined;

const oneOf =
  (...values: readonly string[]): ReadParam =>
  (value) =>
    values.find((known) => known === value);

/** A number, rounded to a whole one and clamped to a range. */
const whole =
  (min: number, max: number): ReadParam =>
  (value) => {
    const number = Math.round(Number.parseFloat(value));
    return Number.isNaN(number) ? undefined : String(Math.min(max, Math.max(min, number)));
  };

/** Distinct ids, separated by commas. */
const companyIds: ReadParam = (value) => {
  const ids = value.split(",").filter((id) => /^\d{1,15}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MAX_COMPANIES_PER_QUOTE).join(",") || undefined;
};

const PAGE = { page: whole(1, 1_000_000) };
const SORT = { sort: oneOf(...COMPANY_SORTS) };

export const PLACE_QUERY: PageQuery = { location: text, radius: whole(MIN_RADIUS_KM, MAX_RADIUS_KM) };
export const SEARCH_QUERY: PageQuery = { ...PLACE_QUERY, search: text, ...SORT, ...PAGE };
export const DIRECTORY_QUERY: PageQuery = { mode: oneOf("quote"), ...SEARCH_QUERY, locationSearch: text };
export const PRICES_QUERY: PageQuery = { ...PLACE_QUERY, skipSize: oneOf(...PRICE_SIZES), ...PAGE };
export const SKIP_ADVICE_QUERY: PageQuery = {
  job: oneOf(...SKIP_JOBS),
  bags: whole(1, MAX_BAGS),
  waste: oneOf("light", "heavy"),
};
export const QUOTE_QUERY: PageQuery = { from: oneOf("search"), companies: companyIds, ...PLACE_QUERY };
export const ADMIN_QUERY: PageQuery = { tab: oneOf("companies", "quotes") };

/** The parameters that a page knows, each in its one spelling. */
export function readPageQuery(query: PageQuery, params: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, readParam] of Object.entries(query)) {
    const value = readParam(params.get(name) ?? "");
    if (value !== undefined) known.set(name, value);
  }
  return known;
}
