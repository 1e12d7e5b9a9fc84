import { Badge } from "#client/components/ui/badge.tsx";
import type { ProposalKind } from "#contract/proposals/proposals.ts";
import { sectionId } from "../inbox-section.tsx";
import {
  draftsQueryOptions,
  leadsQueryOptions,
  proposalsQueryOptions,
  reportedReviewsQueryOptions,
  waitingReviewsQueryOptions,
  workQueryOptions,
} from "../queries.ts";
import { useAdminQuery } from "../session.tsx";

const useProposalCount = (kind: ProposalKind) => useAdminQuery(proposalsQueryOptions(kind)).data?.total;

/** The number of waiting items by section, in display order. A number is undefined until its query has loaded. */
function useCounts(): [title: string, count: number | undefined][] {
  const { data: leads } = useAdminQuery(leadsQueryOptions());
  const { data: reported } = useAdminQuery(reportedReviewsQueryOptions());
  const { data: waiting } = useAdminQuery(waitingReviewsQueryOptions());
  const { data: drafts } = useAdminQuery(draftsQueryOptions());
  const { data: work } = useAdminQuery(workQueryOptions());
  return [
    ["Complaints about personal data", work?.complaints.total],
    ["Claims of firms", useProposalCount("claim")],
    ["Removals by firms", useProposalCount("removal")],
    ["Requests nobody answered", work?.unansweredRequests.total],
    ["Failed emails", work?.failedEmails.total],
    ["Listing requests", leads?.total],
    ["Reported reviews", reported?.length],
    ["Waiting reviews", waiting?.length],
    ["Changes by firms", useProposalCount("change")],
    ["Corrections by visitors", useProposalCount("correction")],
    ["Drafts from public sources", drafts?.total],
    ["Possible duplicates", work?.duplicates.total],
    ["Not on the map", work?.unplacedCompanies.total],
    ["Carrier checks that ran out", work?.outdatedChecks.total],
    ["Fees and rules to check again", work?.outdatedSources.total],
  ];
}

/** The number of waiting items, with links to the sections. */
export function WorkSummary() {
  const counts = useCounts();
  const isLoaded = counts.every(([, count]) => count !== undefined);
  const total = counts.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const sentence =
    total === 0
      ? "Nothing waits for you."
      : `${total} ${total === 1 ? "thing waits" : "things wait"} for you:`;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-lg font-semibold">
        {isLoaded ? sentence : "Loading..."}
      </p>
      {isLoaded && total > 0 && (
        <nav aria-label="What waits">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {counts.map(
              ([title, count]) =>
                count !== undefined &&
                count > 0 && (
                  <li key={title}>
                    <a href={`#${sectionId(title)}`} className="inline-flex min-h-8 items-center gap-2">
                      <span className="link">{title}</span> <Badge tone="skip">{count}</Badge>
                    </a>
                  </li>
                ),
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
