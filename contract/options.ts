export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** Returns a tuple, because `z.enum` needs one. */
export const valuesOf = <Value extends string>(options: readonly Option<Value>[]) =>
  options.map(({ value }) => value) as [Value, ...Value[]];

export const labelOf = (options: readonly Option[], value: string | undefined): string | undefined =>
  options.find((option) => option.value === value)?.label;

/** Offered by the search box, and after searches that found at most two companies. */
export const RADIUS_OPTIONS_KM = [5, 10, 30, 50] as const;

export const COMPANY_SORTS = [
  "best",
  "rating",
  "reviews",
  "name",
  "location",
  "distance",
  "fit",
  "total",
  "soonest",
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];
/** What a search needs before menus offer the order. An order that is missing here compares facts of two companies alone. */
export const SORT_NEEDS = {
  distance: "location",
  fit: "location",
  total: "size",
  soonest: "location",
} as const satisfies Partial<Record<CompanySort, "location" | "size">>;

/**
 * Whether a company delivers to a place:
 * - yes: an area that the company states covers the place, or a town's centre
 * - probably: a stated area covers another part of the place or the middle of a county, region or nation, or the company's text
 *   suggests it
 * - ask: nothing that the company says decides it
 * - no: the stated areas do not cover the place, or exclude it; never for a county, region or nation
 */
export const SERVES = ["yes", "probably", "ask", "no"] as const;
export type Serves = (typeof SERVES)[number];
/** The filter "probably" also finds companies with "yes". */
export const SERVES_FILTERS = ["yes", "probably"] as const;

export const PRICE_SIZES = ["mini", "small", "medium", "large"] as const;
export type PriceSize = (typeof PRICE_SIZES)[number];
/** A price comparison of all sizes is sorted by the price of this size, because these skips are hired most. */
export const USUAL_PRICE_SIZE = "medium" satisfies PriceSize;

export const SKIP_JOBS = [
  "clear-out",
  "bathroom",
  "kitchen",
  "garden",
  "patio",
  "house",
  "renovation",
] as const;
export type SkipJob = (typeof SKIP_JOBS)[number];

/** Only rows with the first two results change the directory. */
export const IMPORT_KINDS = ["new", "changed", "unchanged", "duplicate", "refused"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The description of `proof` in `reviewSchema` explains each. */
export const REVIEW_PROOF_LABELS = {
  "asked-here": "Asked here",
  "email-confirmed": "Email confirmed",
  none: "Not checked",
} as const;

/** "correction": a visitor reported the error, and the administrator approved the correction. */
export const CHANGE_AUTHORS = ["administrator", "company", "correction", "import"] as const;
export type ChangeAuthor = (typeof CHANGE_AUTHORS)[number];
