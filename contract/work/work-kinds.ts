import { countOf } from "../text/spelling.ts";

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
  draftsToRing: "Drafts to write to or ring",
  draftsAsked: "Drafts whose company was asked",
  duplicates: "Possible duplicates",
  unplacedCompanies: "Not on the map",
  registerDoubts: "Which company at the register?",
  draftDoubts: "Which company is the draft at the register?",
  outdatedChecks: "Carrier checks that ran out",
} as const;
export type WorkKind = keyof typeof WORK_KINDS;

export type WorkCounts = Record<WorkKind, number>;

/**
 * Expired carrier checks are not urgent: one file of the register renews hundreds at once. Nor are drafts, of which a load brings
 * thousands: nobody sees them, and each shows the day by which its company must be told.
 */
const LATER: readonly WorkKind[] = ["drafts", "draftsToRing", "draftsAsked", "draftDoubts", "outdatedChecks"];
export const canWait = (kind: WorkKind): boolean => LATER.includes(kind);

/** The number of all waiting items, without those that can wait. */
export const waitingIn = (counts: WorkCounts): number =>
  (Object.keys(counts) as WorkKind[]).reduce((sum, kind) => (canWait(kind) ? sum : sum + counts[kind]), 0);

/** `later` is empty if nothing can wait. Drafts whose company was asked are in neither, because the company decides. */
export function waitingWords(counts: WorkCounts): { now: string; later: string } {
  const total = waitingIn(counts);
  const waiting = total === 0 ? "Nothing waits" : countOf(total, "thing waits", "things wait");
  const drafts = counts.drafts + counts.draftsToRing;
  const later = [
    ...(drafts > 0 ? [countOf(drafts, "draft")] : []),
    ...(counts.outdatedChecks > 0 ? [countOf(counts.outdatedChecks, "carrier check")] : []),
  ];
  return { now: `${waiting} for you`, later: later.length > 0 ? `${later.join(" and ")} can wait` : "" };
}
