import { companiesQuery, priceComparisonQuery } from "#contract/companies.ts";
import { DEFAULT_RADIUS_KM, SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { PAGES } from "#contract/pages.ts";
import type { Companies } from "./companies.ts";
import { type CountingSearches, isSearch } from "./counted-search.ts";

/** The pages that show search results, with the default radius of each page. */
const RADIUS_KM: ReadonlyMap<string, number> = new Map([
  [PAGES.home.path, DEFAULT_RADIUS_KM],
  [PAGES.search.path, SEARCH_PAGE_RADIUS_KM],
  [PAGES.companies.path, DEFAULT_RADIUS_KM],
  [PAGES["price-comparison"].path, DEFAULT_RADIUS_KM],
]);

type Directory = Pick<Companies, "ready" | "findList" | "findPrices">;

/**
 * Returns, for a page's URL, the function that counts the page's search each time the page is sent. Undefined if the page shows
 * no search or not its first results, if the query is invalid, and while the directory is loading.
 */
export const searchedPages = (companies: Directory, counting: CountingSearches) => (url: string) => {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const defaultRadius = RADIUS_KM.get(pathname);
  if (defaultRadius === undefined || !searchParams.has("location") || !companies.ready) return undefined;
  const params = Object.fromEntries(searchParams);
  const prices = pathname === PAGES["price-comparison"].path;
  const { data } = (prices ? priceComparisonQuery : companiesQuery).safeParse(params);
  if (!data || !isSearch(data)) return undefined;
  const query = { ...data, radius: data.radius ?? defaultRadius, page: undefined, limit: undefined };
  return counting(prices ? companies.findPrices(query) : companies.findList(query));
};
