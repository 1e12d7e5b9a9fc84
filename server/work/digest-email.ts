import { BRAND } from "#contract/brand.ts";
import type { EmailContent } from "#server/mail/email-content.ts";

/** The kinds of items, in the order of the work queue. */
const LABELS = [
  ["complaints", "Complaints about personal data"],
  ["claims", "Claims of firms"],
  ["removals", "Removals by firms"],
  ["unansweredRequests", "Requests nobody answered"],
  ["failedEmails", "Failed emails"],
  ["listingRequests", "Listing requests"],
  ["reportedReviews", "Reported reviews"],
  ["waitingReviews", "Reviews to look at"],
  ["changes", "Changes by firms"],
  ["corrections", "Corrections by visitors"],
  ["drafts", "Drafts from public sources"],
  ["duplicates", "Companies that may be listed twice"],
  ["unplacedCompanies", "Companies that are not on the map"],
  ["outdatedChecks", "Carrier checks that ran out"],
  ["outdatedSources", "Fees and rules to check again"],
] as const;

/** The number of waiting items of each kind. */
export type WorkCounts = Record<(typeof LABELS)[number][0], number>;

/** The administrator's weekly email: the number of waiting items, without their content. Null if nothing waits. */
export function workDigestContent(counts: WorkCounts, publicUrl: string): EmailContent | null {
  const facts = LABELS.flatMap(([kind, label]) =>
    counts[kind] > 0 ? [{ label, text: String(counts[kind]) }] : [],
  );
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const waiting = total === 1 ? "1 thing waits" : `${total} things wait`;
  return {
    subject: `${waiting} for you on ${BRAND.name}`,
    preview: "What waits in the work queue, by kind.",
    heading: `${waiting} for you`,
    blocks: [
      { kind: "text", text: "Each is decided with one press in the work queue." },
      { kind: "facts", facts },
      { kind: "button", label: "Open the work queue", url: `${publicUrl}/admin/work` },
    ],
    reason: "You receive this on Mondays when something waits, because this address is set as ADMIN_EMAIL.",
  };
}
