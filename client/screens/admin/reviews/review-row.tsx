import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useToast } from "#client/components/toasts/toasts.tsx";
import type { Company } from "#contract/companies.ts";
import type { Review, ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { dateAndTime } from "../dates.ts";
import { useAdminSession } from "../session.tsx";
import { useSingleMutation } from "../use-single-mutation.ts";
import type { UndoableAction } from "../work/use-undo.tsx";
import { RuleSelect } from "./rule-select.tsx";

export type ReviewedCompany = Pick<Company, "id" | "name">;

/** Reloads everything that depends on a company's reviews, including its rating and review count. */
export function useRefreshReviews() {
  const queryClient = useQueryClient();
  return (companyId: number) =>
    Promise.all(
      [["company", companyId], ["companies"], ["admin", "reviews"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

/** How a decision about a review is taken back. */
export const undoOfReview = ({ id, title }: Review, done: "kept" | "removed"): UndoableAction => ({
  text: `“${title}” is ${done}.`,
  undo: (request) => request("POST", "/api/reviews/bulk/undo", { ids: [id] }),
});

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
  const { request } = useAdminSession();
  const refreshReviews = useRefreshReviews();
  const showToast = useToast();
  const removing = useSingleMutation({
    mutationFn: () => request("DELETE", `/api/reviews/${review.id}?reason=${rule}`),
    onSuccess: () => {
      onRemoved(undoOfReview(review, "removed"));
      showToast({ title: "Success", description: "Review removed" });
      return refreshReviews(review.companyId);
    },
    onError: () => showToast({ title: "Error", description: "Failed to remove review", destructive: true }),
  });
  return (
    <>
      {children}
      <h3 className="font-bold wrap-anywhere">
        {review.rating} out of 5: {review.title}
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{review.content}</p>
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
