/**
 * CSS classes of a list of company cards: as many columns as fit. From 80rem and on paper there is one column, because such a
 * wide card shows its own facts in columns, which are easy to compare.
 */
export const COMPANY_GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 xl:grid-cols-1 print:grid-cols-1 print:gap-0";
