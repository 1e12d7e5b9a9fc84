import type { FoundReview } from "#contract/desk/review-search.ts";
import { ReportedRow } from "../reviews/reported-reviews.tsx";
import { type ReviewedCompany, ReviewedLink, ReviewRow } from "../reviews/review-row.tsx";
import { WaitingRow } from "../reviews/waiting-reviews.tsx";
import type { OnDone } from "../work/use-undo.tsx";
import { stateOf } from "./review-states.ts";

interface ReviewDetailsProps {
  review: FoundReview;
  onReviews: (company: ReviewedCompany) => void;
  /** Called after the server has published, kept or removed a review, before the list is loaded again. */
  onDone: OnDone;
}

/** The text of a review, its reports and the actions. */
export function ReviewDetails({ review, onReviews, onDone }: ReviewDetailsProps) {
  const state = stateOf(review);
  if (state === "waiting") return <WaitingRow item={review} onReviews={onReviews} onDone={onDone} />;
  if (state === "reported") return <ReportedRow item={review} onDone={onDone} />;
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow review={review} onRemoved={onDone}>
        <ReviewedLink review={review} />
      </ReviewRow>
      {review.reply && (
        <p className="border-l-4 border-line px-4 text-sm whitespace-pre-line wrap-anywhere">
          <strong>The company replied:</strong> {review.reply}
        </p>
      )}
    </li>
  );
}
