import { ALL_PAGES } from "#contract/pages.ts";

const indexed = ALL_PAGES.filter(({ isIndexed }) => isIndexed);

/** One URL of each kind of public page. */
export const PAGES = indexed.map(({ example }) => example);

/** Pages sent without script. */
export const READ_ONLY = indexed.filter(({ needsScript }) => !needsScript).map(({ example }) => example);
