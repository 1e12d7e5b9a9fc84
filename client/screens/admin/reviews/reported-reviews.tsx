import { useRef, useState } from "react";
import { REVIEW_RULE_CODES, reportReasonLabel } from "#client/components/review/review-rules.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import type { ReportedReview, ReviewDecision, ReviewRule } from "#contract/reviews.ts";
import { ActButton, useErrorToast } from "../act-button.tsx";
import { dateAndTime } from "../dates.ts";
import { InboxSection } from "../inbox-section.tsx";
import { reportedReviewsQueryOptions } from "../queries.ts";
import { useAdminQuery, useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-single-mutation.ts";
import { type UndoableAction, useUndoInSection } from "../work/use-undo.tsx";
import { undoOfReview, useRefreshReviews } from "./review-row.tsx";
import { RuleSelect } from "./rule-select.tsx";

type OnDone = (done: UndoableAction) => void;

/** Reported reviews. Visitors still see them until the administrator decides. */
export function ReportedReviews() {
  const { data: reviews, isError } = useAdminQuery(reportedReviewsQueryOptions());
  const summary = useRef<HTMLElement>(null);
  const { offer, handleDone } = useUndoInSection(summary);
  if (isError) return <p className="text-stop">Failed to fetch reported reviews</p>;
  return (
    <>
      {offer}
      <InboxSection
        title="Reported reviews"
        empty="No reports wait."
        count={reviews?.length}
        summary={summary}
      >
        {reviews?.map((review) => (
          <ReportedRow key={review.id} review={review} onDone={handleDone} />
        ))}
      </InboxSection>
    </>
  );
}

function useDecision(review: ReportedReview, onDone: OnDone) {
  const { request } = useAdminSession();
  const refreshReviews = useRefreshReviews();
  const showToast = useToast();
  return useSingleMutation({
    mutationFn: (decision: ReviewDecision) => request("POST", `/api/reviews/${review.id}/decision`, decision),
    onSuccess: (_, { decision }) => {
      const done = decision === "keep" ? "kept" : "removed";
      onDone(undoOfReview(review, done));
      showToast({ title: "Success", description: `Review ${done}` });
      return refreshReviews(review.companyId);
    },
    onError: useErrorToast("Failed to decide"),
  });
}

/** A reported review, with buttons to keep or remove it. */
export function ReportedRow({ review, onDone }: { review: ReportedReview; onDone: OnDone }) {
  const deciding = useDecision(review, onDone);
  const first = review.reports.flatMap(({ reason }) =>
    REVIEW_RULE_CODES.filter((code) => code === reason),
  )[0];
  const [rule, setRule] = useState<ReviewRule>(first ?? "not-genuine");
  return (
    <li className="grid gap-2 px-5 py-4">
      <p>
        <a href={`/company/${review.companyId}`} className="link wrap-anywhere">
          {review.companyName}
        </a>
      </p>
      <h3 className="font-bold wrap-anywhere">
        {review.rating} out of 5: {review.title}
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{review.content}</p>
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
