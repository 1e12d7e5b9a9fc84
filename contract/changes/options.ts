const COMPANY_KINDS = [
  "company-added",
  "company-taken-out",
  "company-merged",
  "company-removed",
  "draft-discarded",
  "listing-hidden",
  "listing-shown",
] as const;
const REVIEW_KINDS = ["review-removed", "review-published", "review-kept", "review-replied"] as const;
const CHECK_KINDS = ["carrier-checked", "carrier-check-removed", "register-checked"] as const;
const REQUEST_KINDS = [
  "request-deleted",
  "lead-listed",
  "lead-refused",
  "lead-deleted",
  "complaint-acknowledged",
  "complaint-closed",
] as const;

/** Decisions in the work queue that change no listing. All but the first two are the kinds of items that can be set aside. */
const QUEUE_KINDS = [
  "correction-left",
  "correction-done",
  "duplicate",
  "failed-email",
  "unanswered-request",
  "unplaced-company",
  "outdated-check",
  "register-result",
  "register-doubt",
  "hire-noted",
  "hire-settled",
] as const;

/** `company-taken-out` can be undone, `company-removed` is final. */
export const CHANGE_KINDS = [
  "company-changed",
  ...COMPANY_KINDS,
  "change-refused",
  ...REVIEW_KINDS,
  ...CHECK_KINDS,
  ...REQUEST_KINDS,
  ...QUEUE_KINDS,
  "import",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The log can be filtered by these groups. */
export const KINDS_OF_GROUP = {
  companies: COMPANY_KINDS,
  reviews: REVIEW_KINDS,
  checks: CHECK_KINDS,
  requests: ["change-refused", ...REQUEST_KINDS],
  queue: QUEUE_KINDS,
  imports: ["import"],
} as const satisfies Record<string, readonly ChangeKind[]>;
export type ChangeGroup = keyof typeof KINDS_OF_GROUP;
export const CHANGE_FILTERS = Object.keys(KINDS_OF_GROUP) as ChangeGroup[];

/** After this many days, a company that was taken out or a removed review can't be restored. */
export const KEPT_DAYS = 30;
