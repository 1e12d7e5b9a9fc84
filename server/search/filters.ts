import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { JobSize } from "#contract/job/job.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import {
  FILTER_NAMES,
  type FilterValues,
  type FlagName,
  SEARCH_FILTERS,
  type SearchFilterName,
} from "#contract/search/filters.ts";
import { foldCase, searchedText } from "#contract/text/spelling.ts";
import type { Listing, SearchField } from "#server/catalogue/listing.ts";
import type { ServiceNumbers } from "#server/catalogue/services.ts";
import type { Resolution } from "#server/places/resolve-text.ts";
import { deliveryRank } from "./delivery.ts";
import { dayFacts, type Result } from "./facts.ts";
import { isDemanding, isTooLargeForRoad, type SearchedJob, takesWastes } from "./job.ts";
import { lowestTotal, offersAny, offersSize } from "./totals.ts";

type Filter = (result: Result) => boolean;

/** The filters whose options are counted on screen. A facet is counted without its own filter. */
export type FacetName = "serves" | "size" | "service" | FlagName;
const isFacet = (name: SearchFilterName): name is Exclude<FacetName, "size"> =>
  name === "serves" || name === "service" || SEARCH_FILTERS[name].kind === "flag";

export interface Filters {
  always: readonly Filter[];
  facets: readonly { name: FacetName; passes: Filter }[];
}

export interface FilterContext {
  job: SearchedJob;
  services: ServiceNumbers;
  /** Today's date in the United Kingdom, as YYYY-MM-DD. */
  today: string;
}

function containsText(text: string, fields: readonly SearchField[]): Filter {
  const wanted = searchedText(text.trim());
  return ({ listing }) => fields.some((field) => listing.text[field].includes(wanted));
}

export function mentions({ text, postcodeArea }: Extract<Resolution, { kind: "text" }>): Filter {
  if (!postcodeArea) return containsText(text, ["location", "county", "postcode"]);
  // Searches postcodes only, because many place names contain the letters: "ls" is in "Bolsover".
  const inArea = new RegExp(`^${foldCase(postcodeArea.letters)}\\d`);
  return ({ listing }) => inArea.test(listing.text.postcode);
}

const isCarrierChecked = ({ carrierCheckedUntil }: Listing, today: string): boolean =>
  carrierCheckedUntil !== null && carrierCheckedUntil >= today;

export const hasCarrierWarning = (
  { carrierWarningDays }: Pick<Listing, "carrierWarningDays">,
  today: string,
): boolean => carrierWarningDays !== null && carrierWarningDays[0] <= today && today <= carrierWarningDays[1];

/** `maxTotal` is missing here, because it depends on the size. `canDoJob` applies it. */
const FILTERS: {
  [Name in Exclude<SearchFilterName, "maxTotal">]: (
    value: NonNullable<FilterValues[Name]>,
    context: FilterContext,
  ) => Filter;
} = {
  search: (text) => containsText(text, ["name", "location", "county"]),
  locationSearch: (text) => containsText(text, ["location"]),
  // Without a place, the filter keeps all companies.
  serves:
    (least) =>
    ({ delivery }) =>
      delivery === null || deliveryRank(delivery) <= (least === "yes" ? 0 : 1),
  // Without a day, the filter keeps all companies. The road's limit depends on the size, so `canDoJob` checks it.
  canDo: (_value, { job }) => {
    const ofAnySize = { ...job, isTooLarge: false };
    return ({ listing }) => job.date === null || dayFacts(listing, ofAnySize).canDo === "yes";
  },
  quotable:
    (value) =>
    ({ listing }) =>
      canBeQuoted(listing.company) === (value !== "false"),
  evidence:
    (_value, { today }) =>
    ({ listing }) =>
      isCarrierChecked(listing, today),
  // Compares the rating as it is shown, with one decimal: 4.46 is shown as 4.5 and is at least 4.5.
  minRating:
    (least) =>
    ({ listing: { rating } }) =>
      rating !== null && Number(rating.toFixed(1)) >= least,
  service: (name, { services }) => {
    const wanted = services.find(name);
    return ({ listing }) => wanted !== undefined && listing.services.includes(wanted);
  },
};

function filterFor<Name extends keyof typeof FILTERS>(
  name: Name,
  query: FilterValues,
  context: FilterContext,
): Filter | null {
  const value: FilterValues[Name] = query[name];
  return value == null || value === "" ? null : FILTERS[name](value, context);
}

export const flagFilter = (name: FlagName, context: FilterContext): Filter => FILTERS[name]("1", context);

export function filtersOf(query: Partial<CompaniesQuery>, context: FilterContext): Filters {
  const { featured, maxTotal } = query;
  const always: Filter[] = [];
  const facets: { name: FacetName; passes: Filter }[] = [];
  if (featured) always.push(({ listing }) => listing.company.featured === (featured === "true"));
  for (const name of FILTER_NAMES) {
    const passes = name === "maxTotal" ? null : filterFor(name, query, context);
    if (passes && isFacet(name)) facets.push({ name, passes });
    else if (passes) always.push(passes);
  }
  const { job } = context;
  if (isDemanding(job))
    facets.push({ name: "size", passes: ({ listing }) => canDoJob(listing, job, job.size, maxTotal) });
  return { always, facets };
}

/**
 * For a range of sizes, one size is enough. With a size, `maxTotal` (in pounds) limits `lowestTotal`. If the skip must be in
 * time, the size must also fit the road.
 */
export function canDoJob(
  listing: Listing,
  job: SearchedJob,
  size: JobSize | null,
  maxTotal?: number,
): boolean {
  if (!takesWastes(listing, job, size)) return false;
  if (size === null) return job.sizes.length === 0 || offersAny(listing, job.sizes) !== false;
  if (offersSize(listing, size) === false) return false;
  if (job.mustBeInTime && isTooLargeForRoad(job, size)) return false;
  return maxTotal === undefined || lowestTotal(listing, size, job) <= Math.round(maxTotal * 100);
}
