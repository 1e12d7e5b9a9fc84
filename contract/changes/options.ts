/**
 * The kinds of changes in the log. `company-taken-out` undoes an addition and can be undone. `company-removed` is the final
 * deletion that the company wanted.
 */
export const CHANGE_KINDS = [
  "company-changed",
  "company-added",
  "company-taken-out",
  "company-merged",
  "company-removed",
  "draft-discarded",
  "listing-hidden",
  "listing-shown",
  "change-refused",
  "review-removed",
  "review-published",
  "review-kept",
  "review-replied",
  "carrier-checked",
  "carrier-check-removed",
  "register-checked",
  "hire-noted",
  "hire-settled",
  "request-deleted",
  "lead-listed",
  "lead-refused",
  "lead-deleted",
  "complaint-acknowledged",
  "complaint-closed",
  "import",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * The author of a change: the administrator, the company, the administrator who approved a visitor's correction, or an imported
 * file.
 */
export const CHANGE_AUTHORS = ["administrator", "company", "correction", "import"] as const;
export type ChangeAuthor = (typeof CHANGE_AUTHORS)[number];

/** Groups of changes by which the log can be filtered, besides the fields of a company. */
export const KINDS_OF_GROUP = {
  companies: [
    "company-added",
    "company-taken-out",
    "company-merged",
    "company-removed",
    "draft-discarded",
    "listing-hidden",
    "listing-shown",
  ],
  reviews: ["review-removed", "review-published", "review-kept", "review-replied"],
  checks: ["carrier-checked", "carrier-check-removed", "register-checked"],
  requests: [
    "change-refused",
    "hire-noted",
    "hire-settled",
    "request-deleted",
    "lead-listed",
    "lead-refused",
    "lead-deleted",
    "complaint-acknowledged",
    "complaint-closed",
  ],
  imports: ["import"],
} as const satisfies Record<string, readonly ChangeKind[]>;
export type ChangeGroup = keyof typeof KINDS_OF_GROUP;
export const CHANGE_FILTERS = Object.keys(KINDS_OF_GROUP) as ChangeGroup[];

/** A company that was taken out and a removed review can be restored within this many days. */
export const KEPT_DAYS = 30;
