import { addDays, isDay, todayInLondon } from "./dates.ts";
import {
  IGNORED_PARTS,
  type IgnoredPart,
  JOB_PARAMS,
  JOB_SIZES,
  type JobParam,
  MAX_DAYS_AHEAD,
  MAX_WEEKS,
  STANDS,
  wastesAmong,
} from "./job/job.ts";
import {
  clamp,
  MAX_CHOSEN,
  MAX_COMPANIES_PER_QUOTE,
  MAX_RADIUS_KM,
  MAX_SEARCH_TEXT,
  MIN_RADIUS_KM,
} from "./limits.ts";
import { formatMapArea, parseMapArea } from "./map/map-area.ts";
import { COMPANY_SORTS, PRICE_SIZES, SKIP_JOBS } from "./options.ts";
import { HEAVY_SHARES } from "./plan/heavy-waste.ts";
import { mapFilters, type SearchFilter } from "./search/filters.ts";
import { cleanLine } from "./text/clean-text.ts";

/** Returns the canonical form of a parameter. Undefined for an invalid value: the page then ignores the parameter. */
export type ReadParam = (value: string) => string | undefined;

/** The parameters of a page, in canonical order. The page cannot read other parameters. */
export type PageQuery = Readonly<Record<string, ReadParam>>;

export const textParam: ReadParam = (value) => cleanLine(value).slice(0, MAX_SEARCH_TEXT).trim() || undefined;

export const oneOfParam =
  (...values: readonly string[]): ReadParam =>
  (value) =>
    values.find((known) => known === value);

const whole =
  (min: number, max: number): ReadParam =>
  (value) => {
    const number = Math.round(Number.parseFloat(value));
    return Number.isNaN(number) ? undefined : String(clamp(number, { min, max }));
  };

const kilometres: ReadParam = (value) => {
  const km = Math.round(Number.parseFloat(value));
  return km >= MIN_RADIUS_KM && km <= MAX_RADIUS_KM ? String(km) : undefined;
};

const idsUpTo =
  (most: number): ReadParam =>
  (value) => {
    const ids = value.split(",").filter((id) => /^\d{1,15}$/.test(id));
    return [...new Set(ids.map(Number))].slice(0, most).join(",") || undefined;
  };

const companyIds = idsUpTo(MAX_COMPANIES_PER_QUOTE);

/** Cached pages are valid until midnight in London, so they never show a past day. */
const deliveryDay: ReadParam = (value) => {
  const today = todayInLondon();
  return isDay(value) && value >= today && value <= addDays(today, MAX_DAYS_AHEAD) ? value : undefined;
};

const wastes: ReadParam = (value) => wastesAmong(value.split(",")).join(",") || undefined;

/** Unlike `whole`, ignores other numbers instead of clamping them, so that a job is never changed silently. */
const exactly = (...values: readonly number[]): ReadParam => oneOfParam(...values.map(String));

const WEEKS = Array.from({ length: MAX_WEEKS }, (_, index) => index + 1);

const JOB: Readonly<Record<JobParam, ReadParam>> = {
  size: exactly(...JOB_SIZES),
  date: deliveryDay,
  weeks: exactly(...WEEKS),
  stands: oneOfParam(...STANDS.map(({ value }) => value)),
  waste: wastes,
};

const PAGE = { page: whole(1, 1_000_000) };
const SORT = { sort: oneOfParam(...COMPANY_SORTS) };
function filterParam(filter: SearchFilter): ReadParam {
  if (filter.kind === "text") return textParam;
  if (filter.kind === "option") return oneOfParam(...filter.values);
  if (filter.kind === "flag") return oneOfParam("1");
  return filter.options ? oneOfParam(...filter.options) : whole(filter.min, filter.max);
}
/** Only the directory has a field for `locationSearch`. */
const { locationSearch, ...FILTER_PARAMS } = mapFilters(filterParam);
export const VIEW_QUERY = {
  view: oneOfParam("map"),
  firm: (value) => (/^[1-9]\d{0,14}$/.test(value) ? value : undefined),
  mapArea: (value) => {
    const area = parseMapArea(value);
    return area && formatMapArea(area);
  },
} satisfies PageQuery;

/** Links pass these parameters on from screen to screen. */
export const JOB_QUERY: PageQuery = {
  location: textParam,
  radius: kilometres,
  ...JOB,
};
export const SEARCH_QUERY: PageQuery = {
  ...JOB_QUERY,
  ...FILTER_PARAMS,
  ...SORT,
  ...PAGE,
  ...VIEW_QUERY,
};
export const DIRECTORY_QUERY: PageQuery = {
  mode: oneOfParam("quote"),
  ...SEARCH_QUERY,
  locationSearch,
};
export const PRICES_QUERY: PageQuery = { ...JOB_QUERY, skipSize: oneOfParam(...PRICE_SIZES), ...PAGE };
export const COMPARE_QUERY: PageQuery = { ids: companyIds, ...JOB_QUERY };
export const PLAN_QUERY: PageQuery = {
  kind: oneOfParam(...SKIP_JOBS),
  // Checked by `bagsProblem`, so that the page can show a number that is not valid.
  bags: textParam,
  ...JOB_QUERY,
  heavy: oneOfParam(...HEAVY_SHARES.map(({ value }) => value)),
  // Leaves out the wastes that are usual for the kind of job.
  only: oneOfParam("1"),
  // The code of a road authority, with letters for one that has no official code yet.
  authority: (value) => (/^[ESW](\d{8}|-[A-Z-]{1,40})$/.test(value) ? value : undefined),
  // The form always sends this parameter, so the page knows when a form without answers was sent.
  asked: oneOfParam("1"),
  // Companies that the visitor chose before opening the planner. The planner's link to the quote form passes them on.
  companies: companyIds,
};
export const QUOTE_QUERY: PageQuery = {
  from: oneOfParam("search"),
  companies: companyIds,
  // Companies that the visitor ticked in a list without script. Some of them may take no requests.
  ids: idsUpTo(MAX_CHOSEN),
  ...JOB_QUERY,
};
/** `sent` is the reference of the listing request. Former pages sent "1". */
export const LISTING_QUERY: PageQuery = {
  sent: (value) => (/^(1|LR-[A-Z0-9]{1,6})$/.test(value) ? value : undefined),
};
export const ITEMS_QUERY: PageQuery = { find: textParam };
export const ADMIN_LOG_QUERY: PageQuery = {
  search: textParam,
  what: (value) => (/^[a-z]{1,40}$/.test(value) ? value : undefined),
  ...PAGE,
};
export const ADMIN_QUERY: PageQuery = { tab: oneOfParam("companies", "quotes") };

/** Longer values are cut, which limits the time of parsing. Every valid value has fewer characters. */
const MAX_TYPED = 2_000;

/** Parameters whose repeated values form one list, as checkboxes send them. For other parameters, the first value counts. */
const LISTS: ReadonlySet<string> = new Set(["waste", "ids", "companies"]);

const entriesIn = (list: string): number => new Set(list.split(",").filter(Boolean)).size;

function leftOutOf(name: string, typed: string, value: string): IgnoredPart | undefined {
  if (name === "waste") return entriesIn(typed) > entriesIn(value) ? "some-waste" : undefined;
  const isOfCompanies = name === "ids" || name === "companies";
  const most = Math.max(MAX_COMPANIES_PER_QUOTE, entriesIn(value));
  return isOfCompanies && entriesIn(typed) > most ? "more-companies" : undefined;
}

/** Links to the calculator that `/skip-sizes` had gave a weight as the waste. */
const isFormer = (name: string, typed: string): boolean =>
  name === "waste" && (typed === "light" || typed === "heavy");

const isJobParam = (name: string): name is JobParam => JOB_PARAMS.some((param) => param === name);

/**
 * Returns the parameters in canonical form. `ignored` lists the invalid parts of the URL, so that the page can tell the visitor.
 */
export function readPageQuery(query: PageQuery, params: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  // Keeps the `ignored` of canonical parameters, so that reading them again gives the same result. Only pages with job parameters
  // (`size`) show it.
  const ignored = "size" in query ? (params.get("ignored") ?? "").split(",") : [];
  for (const [name, readParam] of Object.entries(query)) {
    const typed = ((LISTS.has(name) ? params.getAll(name).join(",") : params.get(name)) ?? "").slice(
      0,
      MAX_TYPED,
    );
    const value = readParam(typed);
    if (value !== undefined) {
      known.set(name, value);
      const leftOut = leftOutOf(name, typed, value);
      if (leftOut) ignored.push(leftOut);
    } else if ((isJobParam(name) || name === "radius") && cleanLine(typed) !== "" && !isFormer(name, typed))
      ignored.push(name === "date" && isDay(typed) && typed < todayInLondon() ? "past-date" : name);
  }
  const all = IGNORED_PARTS.filter(
    (part) => !known.has(part === "past-date" ? "date" : part) && ignored.includes(part),
  );
  if (all.length > 0) known.set("ignored", all.join(","));
  return known;
}
