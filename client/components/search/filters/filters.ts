import { changedParams, type ListSearch } from "#client/urls/company-search.ts";
import { WASTES } from "#contract/job/job.ts";
import type { FlagName, SearchFilterName } from "#contract/search/filters.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { deliversToWords } from "../../company/fit-words.ts";

/**
 * The size and the waste of the job are filters too, because they exclude companies. The place and its radius are not filters.
 */
type FilterName = SearchFilterName | "size" | "waste";

export interface ActiveFilter {
  name: FilterName;
  label: string;
}

/** In display order. */
const LABELS: Record<FilterName, (value: string, place: string) => string> = {
  search: (text) => `Words “${text}”`,
  locationSearch: (text) => `Town “${text}”`,
  serves: (serves, place) =>
    serves === "yes" ? deliversToWords("yes", place) : `Delivers or probably delivers to ${place}`,
  size: (size) => `Hires out ${size} yd`,
  waste: (waste) => `Takes ${wasteNames(waste)}`,
  canDo: () => "Can do your date",
  quotable: () => "Can be asked online",
  evidence: () => "Carrier checked",
  minRating: (rating) => `Rated ${rating} or higher`,
  maxTotal: (pounds) => `Up to ${formatPounds(pounds)}`,
  service: (service) => service,
};

export const SHOWN_FILTERS = Object.keys(LABELS) as FilterName[];

export const flagLabel = (name: FlagName): string => LABELS[name]("1", "");

const wasteNames = (waste: string) =>
  WASTES.filter(({ value }) => waste.split(",").includes(value))
    .map(({ label }) => label.toLowerCase())
    .join(", ");

export function activeFilters(search: ListSearch, place = "you"): ActiveFilter[] {
  return SHOWN_FILTERS.flatMap((name) => {
    const value = search[name];
    return value === undefined ? [] : [{ name, label: LABELS[name](String(value), place) }];
  });
}

const OF_JOB: readonly FilterName[] = ["size", "waste"];

export const filtersOutsideJob = (filters: readonly ActiveFilter[]): ActiveFilter[] =>
  filters.filter(({ name }) => !OF_JOB.includes(name));

export const paramsWithout = (params: URLSearchParams, name: FilterName): string =>
  changedParams(params, { [name]: undefined, page: undefined });

/** The search without the filter, to count its companies. Without a size, the search has no highest total either. */
export const searchWithout = (search: ListSearch, name: FilterName): ListSearch => ({
  ...search,
  [name]: undefined,
  ...(name === "size" && { maxTotal: undefined }),
  page: 1,
  limit: 1,
});
