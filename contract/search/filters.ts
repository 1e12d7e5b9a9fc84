import { MAX_TOTAL_POUNDS } from "../limits.ts";
import { SERVES_FILTERS } from "../options.ts";

/** The filters of a search. The API, pages, links, cache keys and the counts of options are all derived from them. */
export type SearchFilter = {
  /** The filter works only in a search that has this part. */
  needs?: "location" | "size" | "date";
} & (
  | { kind: "text" }
  | { kind: "option"; values: readonly string[] }
  /** The API also accepts "true" for "1". For an `invertible` flag it accepts "false", which keeps the other companies. */
  | { kind: "flag"; invertible?: true }
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
  serves: { kind: "option", values: SERVES_FILTERS, needs: "location" },
  canDo: { kind: "flag", needs: "date" },
  quotable: { kind: "flag", invertible: true },
  // "evidence" is the public name of this filter. The code says "carrier checked".
  evidence: { kind: "flag" },
  maxTotal: { kind: "number", min: 1, max: MAX_TOTAL_POUNDS, needs: "size" },
  minRating: { kind: "number", min: 1, max: 5, options: ["3", "4", "4.5"] },
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
    : Filter extends { invertible: true }
      ? "1" | "true" | "false"
      : Filter extends { kind: "flag" }
        ? "1" | "true"
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

type Need = NonNullable<SearchFilter["needs"]>;

/** `partOf` returns a part of the search, or something false if the search has none. */
export function hasNeeds(name: SearchFilterName, partOf: (need: Need) => unknown): boolean {
  const { needs }: SearchFilter = SEARCH_FILTERS[name];
  return needs === undefined || Boolean(partOf(needs));
}
