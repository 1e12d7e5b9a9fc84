import { type ReactNode, useState } from "react";
import type { Company } from "#contract/companies.ts";
import type { Review, ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { dateAndTime } from "../dates.ts";
import { useAct } from "../use-act.ts";
import type { UndoableAction } from "../work/use-undo.tsx";
import { RuleSelect } from "./rule-select.tsx";

export type ReviewedCompany = Pick<Company, "id" | "name">;

/** How a decision about a review is taken back. */
export const undoOfReview = ({ id, title }: Review, done: "kept" | "removed"): UndoableAction => ({
  text: `“${title}” is ${done}.`,
  undo: (request) => request("POST", "/api/reviews/bulk/undo", { ids: [id] }),
});

export const ReviewText = ({ review: { rating, title, content } }: { review: Review }) => (
  <>
    <h3 className="font-bold wrap-anywhere">
      {rating} out of 5: {title}
    </h3>
    <p className="whitespace-pre-line wrap-anywhere">{content}</p>
  </>
);

export const ReviewedLink = ({ review }: { review: Review & { companyName: string } }) => (
  <p>
    <a href={`/company/${review.companyId}`} className="link wrap-anywhere">
      {review.companyName}
    </a>
  </p>
);

interface ReviewRowProps {
  review: Review;
  /** Receives the request that brings the review back. */
  onRemoved: (done: UndoableAction) => void;
  /** Shown above the review. */
  children?: ReactNode;
  /** Additional buttons beside the one that removes the review. */
  actions?: ReactNode;
  /** Writes the time at which the review was sent. In British time unless given. */
  formatTime?: (iso: string) => string;
}

/** A review with a button that removes it. */
export function ReviewRow({
  review,
  onRemoved,
  children,
  actions,
  formatTime = dateAndTime,
}: ReviewRowProps) {
  const [rule, setRule] = useState<ReviewRule>("not-genuine");
  const removing = useAct({
    send: (request) => request("DELETE", `/api/reviews/${review.id}?reason=${rule}`),
    done: "Review removed",
    failed: "Failed to remove review",
    onDone: () => onRemoved(undoOfReview(review, "removed")),
  });
  return (
    <>
      {children}
      <ReviewText review={review} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted wrap-anywhere">
          {review.customerName}, {formatTime(review.createdAt)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          <RuleSelect label={`Why “${review.title}” is removed`} value={rule} onChange={setRule} />
          <ActButton
            act="removeReview"
            subject={{ name: review.title }}
            name={`Remove “${review.title}”`}
            variant="danger"
            isPending={removing.isPending}
            onPress={() => removing.mutate()}
          />
        </div>
      </div>
    </>
  );
}
