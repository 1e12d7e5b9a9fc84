import { useRef } from "react";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { reviewsQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { waitingReviewsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useUndoInSection } from "../work/use-undo.tsx";
import { formatLocalTime, RemoveByTime } from "./remove-by-time.tsx";
import { type ReviewedCompany, ReviewRow } from "./review-row.tsx";

/** The reviews of one company. Shown reviews can be removed individually or by time, waiting reviews only by time. */
export function ReviewsDialog({ company, onClose }: { company: ReviewedCompany; onClose: () => void }) {
  const { data: reviews, isError } = useQuery(reviewsQueryOptions(company.id));
  const { data: allWaiting = [] } = useAdminQuery(waitingReviewsQueryOptions());
  const waiting = allWaiting.filter(({ companyId }) => companyId === company.id);
  const list = useRef<HTMLUListElement>(null);
  const { offer, handleDone } = useUndoInSection(list);
  return (
    <Dialog title={`Reviews of ${company.name}`} onClose={onClose} wide>
      {isError && <p className="text-stop">Failed to fetch reviews</p>}
      {reviews?.length === 0 && <p>This company has no reviews that are shown.</p>}
      {waiting.length > 0 && <p className="mb-3">Waiting, not shown: {waiting.length}</p>}{" "}
      {reviews && reviews.length + waiting.length > 0 && (
        <RemoveByTime company={company} reviews={[...reviews, ...waiting]} list={list} />
      )}
      {offer}
      <ul ref={list} tabIndex={-1} aria-label="Reviews" className="divide-y divide-line outline-none">
        {reviews?.map((review) => (
          <li key={review.id} className="grid gap-2 py-4">
            <ReviewRow review={review} onRemoved={handleDone} formatTime={formatLocalTime} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
