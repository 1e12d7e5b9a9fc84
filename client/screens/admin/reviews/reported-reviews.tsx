import { useState } from "react";
import { REVIEW_RULE_CODES, reportReasonLabel } from "#client/components/review/review-rules.ts";
import type { ReportedReview, ReviewDecision, ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { dateAndTime } from "../dates.ts";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { reportedReviewsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useAct } from "../use-act.ts";
import type { OnDone } from "../work/use-undo.tsx";
import { ReviewedLink, ReviewText, undoOfReview } from "./review-row.tsx";
import { RuleSelect } from "./rule-select.tsx";

/** Reported reviews. Visitors still see them until the administrator decides. */
export function ReportedReviews() {
  const { data, isError } = useAdminQuery(reportedReviewsQueryOptions());
  return (
    <InboxSection
      title="Reported reviews"
      empty="No reports wait."
      found={{ data: data && { items: data, total: data.length }, isError }}
      row={(props) => <ReportedRow {...props} />}
    />
  );
}

const useDecide = (review: ReportedReview, onDone: OnDone) =>
  useAct({
    send: (request, decision: ReviewDecision) =>
      request("POST", `/api/reviews/${review.id}/decision`, decision),
    done: (_, { decision }) => (decision === "keep" ? "Review kept" : "Review removed"),
    onDone: (_, { decision }) => onDone(undoOfReview(review, decision === "keep" ? "kept" : "removed")),
  });

/** A reported review, with buttons to keep or remove it. */
export function ReportedRow({ item: review, onDone }: ItemProps<ReportedReview>) {
  const deciding = useDecide(review, onDone);
  const first = review.reports.flatMap(({ reason }) =>
    REVIEW_RULE_CODES.filter((code) => code === reason),
  )[0];
  const [rule, setRule] = useState<ReviewRule>(first ?? "not-genuine");
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewedLink review={review} />
      <ReviewText review={review} />
      <p className="text-sm text-muted wrap-anywhere">
        {review.customerName}, {dateAndTime(review.createdAt)}
      </p>
      <Reports reports={review.reports} />
      <div className="flex flex-wrap items-center gap-2">
        <ActButton
          act="keepReview"
          subject={{ name: review.title }}
          name={`Keep “${review.title}”`}
          variant="primary"
          isPending={deciding.isPending}
          onPress={() => deciding.mutate({ decision: "keep", reason: "within-policy" })}
        />
        <RuleSelect label={`Why “${review.title}” is removed`} value={rule} onChange={setRule} />
        <ActButton
          act="removeReported"
          subject={{ name: review.title }}
          name={`Remove “${review.title}”`}
          variant="danger"
          isPending={deciding.isPending}
          onPress={() => deciding.mutate({ decision: "remove", reason: rule })}
        />
      </div>
    </li>
  );
}

const Reports = ({ reports }: Pick<ReportedReview, "reports">) => (
  <ul className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-2 text-sm">
    {reports.map(({ reason, note, byCompany, createdAt }) => (
      <li key={`${createdAt} ${reason} ${note}`} className="wrap-anywhere">
        <strong>{reportReasonLabel(reason)}</strong>
        {byCompany && " (reported by the company)"}, {dateAndTime(createdAt)}
        {note && `: ${note}`}
      </li>
    ))}
  </ul>
);
