import { LRUCache } from "lru-cache";

const MAX_ENTRIES = 200;

/**
 * Caches the facets of queries without a place. Counting them takes up to a millisecond in a directory of 4,000 companies. All
 * pages and orders of a query have the same facets. Only entries of the current version are used.
 */
export function createFacetCache() {
  const entries = new LRUCache<string, string>({ max: MAX_ENTRIES });
  let version = "";

  return (current: string, query: object, count: () => string): string => {
    if (current !== version) entries.clear();
    version = current;
    const key = JSON.stringify({ ...query, page: undefined, limit: undefined, sort: undefined });
    const facets = entries.get(key) ?? count();
    entries.set(key, facets);
    return facets;
  };
}

export type FacetCache = ReturnType<typeof createFacetCache>;
