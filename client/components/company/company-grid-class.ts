/** CSS classes of a list of company cards: as many columns as fit, but one column on the widest screens and on paper. */
export const COMPANY_GRID =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 xl:grid-cols-1 print:grid-cols-1 print:gap-0";
