import { useRef } from "react";
import { errorMessage } from "#client/components/form/server-errors.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import type { WaitingReview } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { ACTS } from "../acts.ts";
import { InboxSection } from "../inbox-section.tsx";
import { waitingReviewsQueryOptions } from "../queries.ts";
import { useAdminQuery, useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-single-mutation.ts";
import { type UndoableAction, useUndoInSection } from "../work/use-undo.tsx";
import { type ReviewedCompany, ReviewRow, useRefreshReviews } from "./review-row.tsx";

/**
 * The maximum number of reviews shown, because hundreds may be waiting. The next reviews appear after the administrator has
 * published or removed some of these.
 */
const SHOWN = 10;

/** Waiting reviews. Visitors see them only after the administrator publishes them. */
export function WaitingReviews({ onReviews }: { onReviews: (company: ReviewedCompany) => void }) {
  const { data: reviews, isError } = useAdminQuery(waitingReviewsQueryOptions());
  const summary = useRef<HTMLElement>(null);
  const { offer, handleDone } = useUndoInSection(summary);
  if (isError) return <p className="text-stop">Failed to fetch waiting reviews</p>;
  return (
    <>
      {offer}
      <InboxSection
        title="Waiting reviews"
        empty="No reviews wait."
        count={reviews?.length}
        summary={summary}
      >
        {reviews?.slice(0, SHOWN).map((review) => (
          <WaitingRow key={review.id} review={review} onReviews={onReviews} onDone={handleDone} />
        ))}
        {reviews && reviews.length > SHOWN && (
          <li className="px-5 py-4 text-ink-soft">
            {reviews.length - SHOWN} more follow when these are done. To remove many at once, open the reviews
            of a company.
          </li>
        )}
      </InboxSection>
    </>
  );
}

interface WaitingRowProps {
  review: WaitingReview;
  onReviews: (company: ReviewedCompany) => void;
  /** Receives the request that takes the decision back, or null if it stands. */
  onDone: (done: UndoableAction | null) => void;
}

/** A waiting review or a waiting edit, with buttons to publish it, and to remove the review or to keep it without the edit. */
export function WaitingRow({ review, onReviews, onDone }: WaitingRowProps) {
  const { request } = useAdminSession();
  const refreshReviews = useRefreshReviews();
  const showToast = useToast();
  const { edit } = review;
  const deciding = useSingleMutation({
    mutationFn: async (isPublished: boolean) =>
      isPublished
        ? request("POST", `/api/reviews/${review.id}/publish`)
        : request("POST", `/api/reviews/${review.id}/decision`, {
            decision: "keep",
            reason: "within-policy",
          }),
    onSuccess: (_, isPublished) => {
      onDone(null);
      showToast({ title: "Success", description: isPublished ? "Review published" : "Review kept" });
      return refreshReviews(review.companyId);
    },
    onError: (error, isPublished) =>
      showToast({
        ...{ title: "Error", destructive: true },
        description: errorMessage(error, isPublished ? "Failed to publish review" : "Failed to decide"),
      }),
  });
  const decide = (act: "publishReview" | "publishEdit" | "dropEdit") => (
    <ActButton
      act={act}
      subject={{ name: review.title }}
      name={`${ACTS[act].label} “${review.title}”`}
      variant={act === "dropEdit" ? "quiet" : "primary"}
      isPending={deciding.isPending}
      onPress={() => deciding.mutate(act !== "dropEdit")}
    />
  );
  const actions = (
    <>
      {decide(edit ? "publishEdit" : "publishReview")}
      {edit && decide("dropEdit")}
    </>
  );
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow review={review} onRemoved={onDone} actions={actions}>
        <p>
          <button
            type="button"
            onClick={() => onReviews({ id: review.companyId, name: review.companyName })}
            aria-label={`All reviews of ${review.companyName}`}
            className="link wrap-anywhere text-left"
          >
            {review.companyName}
          </button>
        </p>
        {edit && <WaitingEdit edit={edit} />}
      </ReviewRow>
    </li>
  );
}

/** What a shown review would say if the writer's change were published. */
const WaitingEdit = ({ edit }: { edit: NonNullable<WaitingReview["edit"]> }) => (
  <div className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-2 wrap-anywhere">
    <p className="text-sm">The writer wants to change this review, which is shown. It would say:</p>
    <p className="font-bold">
      {edit.rating} out of 5: {edit.title}
    </p>
    <p className="whitespace-pre-line">{edit.content}</p>
    <p className="text-sm text-muted">
      {edit.customerName}
      {edit.skipSize && `, ${edit.skipSize}`}
    </p>
  </div>
);
