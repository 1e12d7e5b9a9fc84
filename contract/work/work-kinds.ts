// This file imports no zod, because browsers load it.

/** What waits for the administrator, in the order of the work queue. */
export const WORK_KINDS = {
  complaints: "Complaints about personal data",
  claims: "Claims of companies",
  removals: "Removals by companies",
  silentHires: "Hires without an answer",
  unansweredRequests: "Requests nobody answered",
  failedEmails: "Failed emails",
  listingRequests: "Listing requests",
  reportedReviews: "Reported reviews",
  waitingReviews: "Waiting reviews",
  registerDifferences: "Not in order at a register",
  changes: "Changes by companies",
  corrections: "Corrections by visitors",
  drafts: "Drafts from public sources",
  duplicates: "Possible duplicates",
  unplacedCompanies: "Not on the map",
  registerDoubts: "Which company at the register?",
  outdatedChecks: "Carrier checks that ran out",
} as const;
export type WorkKind = keyof typeof WORK_KINDS;

export type WorkCounts = Record<WorkKind, number>;

/** Expired carrier checks are not urgent: one file of the register renews hundreds at once. */
export const canWait = (kind: WorkKind): boolean => kind === "outdatedChecks";

/** The number of all waiting items, without those that can wait. */
export const waitingIn = (counts: WorkCounts): number =>
  (Object.keys(counts) as WorkKind[]).reduce((sum, kind) => (canWait(kind) ? sum : sum + counts[kind]), 0);
