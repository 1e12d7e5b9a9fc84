import { useQuery } from "#client/queries/use-query.ts";
import type { ReportedReview, WaitingReview } from "#contract/reviews.ts";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { deskQuery } from "../queries.ts";
import { ReviewRow } from "./review-row.tsx";

export function ReportedReviews() {
  const { data, isError } = useQuery(deskQuery("/api/reviews/reports"));
  return (
    <InboxSection
      kind="reportedReviews"
      empty="No reports wait."
      found={{ data: data && { items: data, total: data.length }, isError }}
      Row={ReportedRow}
    />
  );
}

const ReportedRow = ({ item }: ItemProps<ReportedReview>) => <ReviewRow review={item} state="reported" />;

/** The most reviews shown at once, because hundreds may be waiting. After a review is published or removed, the next appears. */
const SHOWN = 10;

export function WaitingReviews() {
  const { data, isError } = useQuery(deskQuery("/api/reviews/waiting"));
  return (
    <InboxSection
      kind="waitingReviews"
      empty="No reviews wait."
      found={{ data: data && { items: data.slice(0, SHOWN), total: data.length }, isError }}
      Row={WaitingRow}
      more="To remove many at once, open the reviews of a company."
    />
  );
}

const WaitingRow = ({ item }: ItemProps<WaitingReview>) => <ReviewRow review={item} state="waiting" />;
