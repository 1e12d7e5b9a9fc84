import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { WaitingReview } from "#contract/reviews.ts";
import { InboxSection } from "../inbox-section.tsx";
import { waitingReviewsQueryOptions } from "../queries.ts";
import { useAdminSession } from "../session.tsx";
import { useAdminQuery } from "../use-admin-query.ts";
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
  if (isError) return <p className="text-stop">Failed to fetch waiting reviews</p>;
  return (
    <InboxSection title="Waiting reviews" empty="No reviews wait." count={reviews?.length} summary={summary}>
      {reviews?.slice(0, SHOWN).map((review) => (
        <WaitingRow
          key={review.id}
          review={review}
          onReviews={onReviews}
          onDone={() => summary.current?.focus()}
        />
      ))}
      {reviews && reviews.length > SHOWN && (
        <li className="px-5 py-4 text-ink-soft">
          {reviews.length - SHOWN} more follow when these are done. To remove many at once, open the reviews
          of a company.
        </li>
      )}
    </InboxSection>
  );
}

interface WaitingRowProps {
  review: WaitingReview;
  onReviews: (company: ReviewedCompany) => void;
  onDone: () => void;
}

/** A waiting review, with buttons to publish or remove it. */
export function WaitingRow({ review, onReviews, onDone }: WaitingRowProps) {
  const { request } = useAdminSession();
  const refreshReviews = useRefreshReviews();
  const showToast = useToast();
  const publishing = useMutation({
    mutationFn: () => request("POST", `/api/reviews/${review.id}/publish`),
    onSuccess: () => {
      onDone();
      showToast({ title: "Success", description: "Review published" });
      return refreshReviews(review.companyId);
    },
    onError: () => showToast({ title: "Error", description: "Failed to publish review", destructive: true }),
  });
  const publish = (
    <button
      type="button"
      onClick={() => publishing.isPending || publishing.mutate()}
      aria-disabled={publishing.isPending}
      aria-label={`Publish “${review.title}”`}
      className={buttonClass("primary", "small")}
    >
      Publish
    </button>
  );
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow review={review} onRemoved={onDone} actions={publish}>
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
      </ReviewRow>
    </li>
  );
}
