import type { FoundReview } from "#contract/desk/review-search.ts";
import { ReportedRow } from "../reviews/reported-reviews.tsx";
import { type ReviewedCompany, ReviewRow } from "../reviews/review-row.tsx";
import { WaitingRow } from "../reviews/waiting-reviews.tsx";
import type { UndoableAction } from "../work/use-undo.tsx";
import { stateOf } from "./review-states.ts";

interface ReviewDetailsProps {
  review: FoundReview;
  onReviews: (company: ReviewedCompany) => void;
  /** Called after the server has published, kept or removed a review, before the list is loaded again. */
  onDone: (done: UndoableAction | null) => void;
}

/** The text of a review, its reports and the actions. */
export function ReviewDetails({ review, onReviews, onDone }: ReviewDetailsProps) {
  const state = stateOf(review);
  if (state === "waiting") return <WaitingRow review={review} onReviews={onReviews} onDone={onDone} />;
  if (state === "reported") return <ReportedRow review={review} onDone={onDone} />;
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow review={review} onRemoved={onDone}>
        <p>
          <a href={`/company/${review.companyId}`} className="link wrap-anywhere">
            {review.companyName}
          </a>
        </p>
      </ReviewRow>
      {review.reply && (
        <p className="border-l-4 border-line px-4 text-sm whitespace-pre-line wrap-anywhere">
          <strong>The company replied:</strong> {review.reply}
        </p>
      )}
    </li>
  );
}
