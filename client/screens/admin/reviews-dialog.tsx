import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { formatDate } from "#client/components/company/format.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { reviewsQueryOptions } from "#client/queries/companies.ts";
import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import { useAdminSession } from "./session.tsx";

/** The reviews of one company, each with a button that removes it. */
export function ReviewsDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const { data: reviews, isError } = useQuery(reviewsQueryOptions(company.id));
  const list = useRef<HTMLUListElement>(null);
  return (
    <Dialog title={`Reviews of ${company.name}`} onClose={onClose} wide>
      {isError && <p className="text-stop">Failed to fetch reviews</p>}
      {reviews?.length === 0 && <p>This company has no reviews.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Reviews" className="divide-y divide-line outline-none">
        {reviews?.map((review) => (
          <ReviewRow key={review.id} review={review} onRemoved={() => list.current?.focus()} />
        ))}
      </ul>
    </Dialog>
  );
}

function ReviewRow({ review, onRemoved }: { review: Review; onRemoved: () => void }) {
  const [isConfirming, setConfirming] = useState(false);
  const { request } = useAdminSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const removing = useMutation({
    mutationFn: () => request("DELETE", `/api/reviews/${review.id}`),
    onSuccess: () => {
      onRemoved();
      showToast({ title: "Success", description: "Review removed" });
      // The company's average rating and review count have changed.
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ["company", review.companyId] }),
        queryClient.invalidateQueries({ queryKey: ["companies"] }),
      ]);
    },
    onError: () => showToast({ title: "Error", description: "Failed to remove review", destructive: true }),
  });
  return (
    <li className="grid gap-2 py-4">
      <h3 className="font-bold wrap-anywhere">
        {review.rating} out of 5: {review.title}
      </h3>
      <p className="whitespace-pre-line wrap-anywhere">{review.content}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted wrap-anywhere">
          {review.customerName}, {formatDate(review.createdAt)}
        </p>
        <button
          type="button"
          aria-disabled={removing.isPending}
          onClick={() => (isConfirming ? removing.isPending || removing.mutate() : setConfirming(true))}
          onBlur={() => setConfirming(false)}
          aria-label={isConfirming ? `Yes, remove “${review.title}”` : `Remove “${review.title}”`}
          className={buttonClass("danger", "small")}
        >
          {isConfirming ? "Yes, remove" : "Remove"}
        </button>
      </div>
    </li>
  );
}
