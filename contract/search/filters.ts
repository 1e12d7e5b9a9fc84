import { MAX_TOTAL_POUNDS } from "../limits.ts";
import { SERVES_FILTERS } from "../options.ts";

/** The filters of a search. The API, pages, links, cache keys and the counts of options are all derived from them. */
export type SearchFilter = {
  /** The filter works only in a search that has this part. */
  needs?: "location" | "size" | "date";
} & (
  | { kind: "text" }
  | { kind: "option"; values: readonly string[] }
  /**
   * `values` are the values that the API accepts. The first is canonical, and all except "false" mean the same. "false" inverts
   * the filter, where it is allowed. URLs of pages always contain "1".
   */
  | { kind: "flag"; values: readonly string[]; message: string }
  /** The API clamps any number to the range. Pages take only `options`. Without `options`, they take whole numbers. */
  | { kind: "number"; min: number; max: number; options?: readonly string[] }
);

/**
 * The filters in their order in URLs. `client/components/search/filters/filters.ts` has their labels. `server/search/filters.ts`
 * decides which companies match.
 */
export const SEARCH_FILTERS = {
  search: { kind: "text" },
  locationSearch: { kind: "text" },
  serves: {
    kind: "option",
    values: SERVES_FILTERS,
    needs: "location",
  },
  canDo: {
    kind: "flag",
    values: ["1", "true"],
    message: "canDo must be 1",
    needs: "date",
  },
  quotable: {
    kind: "flag",
    values: ["true", "false", "1"],
    message: "quotable must be true or false",
  },
  // "evidence" is the public name of this filter. The code says "carrier checked".
  evidence: {
    kind: "flag",
    values: ["1", "true"],
    message: "evidence must be 1",
  },
  maxTotal: {
    kind: "number",
    min: 1,
    max: MAX_TOTAL_POUNDS,
    needs: "size",
  },
  minRating: {
    kind: "number",
    min: 1,
    max: 5,
    options: ["3", "4", "4.5"],
  },
  service: { kind: "text" },
} as const satisfies Record<string, SearchFilter>;

export type SearchFilterName = keyof typeof SEARCH_FILTERS;
type Declared = typeof SEARCH_FILTERS;
export type FlagName = {
  [Name in SearchFilterName]: Declared[Name]["kind"] extends "flag" ? Name : never;
}[SearchFilterName];

type ValueOf<Filter> = Filter extends { kind: "number" }
  ? number
  : Filter extends { values: readonly (infer Value)[] }
    ? Value
    : string;
export type FilterValues = { [Name in SearchFilterName]?: ValueOf<Declared[Name]> | undefined };

export const FILTER_NAMES = Object.keys(SEARCH_FILTERS) as SearchFilterName[];
export const FLAG_NAMES = FILTER_NAMES.filter(
  (name): name is FlagName => SEARCH_FILTERS[name].kind === "flag",
);

export const mapFilters = <Made>(make: (filter: SearchFilter, name: SearchFilterName) => Made) =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, make(SEARCH_FILTERS[name], name)])) as Record<
    SearchFilterName,
    Made
  >;

export const mapFlags = <Made>(make: (name: FlagName) => Made) =>
  Object.fromEntries(FLAG_NAMES.map((name) => [name, make(name)])) as Record<FlagName, Made>;
