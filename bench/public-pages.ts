import { ALL_PAGES, exampleOf } from "#contract/pages.ts";

const indexed = ALL_PAGES.filter(({ isIndexed }) => isIndexed);

/** One example path for each kind of indexed page. */
export const PAGE_PATHS = indexed.map(exampleOf);

/** Those of `PAGE_PATHS` whose pages load no JavaScript. */
export const STATIC_PAGE_PATHS = indexed.filter(({ needsScript }) => !needsScript).map(exampleOf);
