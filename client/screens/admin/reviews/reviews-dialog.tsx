import { type RefObject, useRef, useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import { TextField } from "#client/components/form/fields.tsx";
import { Dialog } from "#client/components/ui/dialog.tsx";
import { reviewsQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { queryString } from "#client/urls/query-string.ts";
import { KEPT_DAYS } from "#contract/changes/options.ts";
import type { RemovedReviews, Review, ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson } from "../admin-requests.ts";
import { localDateAndTime } from "../dates.ts";
import { deskQuery } from "../queries.ts";
import { useTypedText } from "../typed-words.ts";
import { AfterAct, useUndo } from "../undo.tsx";
import { type ReviewedCompany, ReviewRow, RuleSelect } from "./review-row.tsx";

export function useReviewsDialog() {
  const [company, setCompany] = useState<ReviewedCompany | null>(null);
  const dialog = company && <ReviewsDialog company={company} onClose={() => setCompany(null)} />;
  return { open: setCompany as (company: ReviewedCompany) => void, dialog };
}

function ReviewsDialog({ company, onClose }: { company: ReviewedCompany; onClose: () => void }) {
  const { data: reviews, isError } = useQuery(reviewsQueryOptions(company.id));
  const { data: allWaiting = [] } = useQuery(deskQuery("/api/reviews/waiting"));
  const waiting = allWaiting.filter(({ companyId }) => companyId === company.id);
  const list = useRef<HTMLUListElement>(null);
  const { offer, handleDone } = useUndo(() => list.current?.focus({ preventScroll: true }));
  return (
    <Dialog title={`Reviews of ${company.name}`} onClose={onClose} wide>
      {isError && <p className="text-stop">Failed to fetch reviews</p>}
      {reviews?.length === 0 && <p>This company has no reviews that are shown.</p>}
      {waiting.length > 0 && <p className="mb-3">Waiting, not shown: {waiting.length}</p>}{" "}
      {reviews && reviews.length + waiting.length > 0 && (
        <RemoveByTime company={company} reviews={[...reviews, ...waiting]} list={list} />
      )}
      {offer && <div className="card bg-go-pale px-5 py-3">{offer}</div>}
      <ul ref={list} tabIndex={-1} aria-label="Reviews" className="divide-y divide-line outline-none">
        <AfterAct value={handleDone}>
          {reviews?.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </AfterAct>
      </ul>
    </Dialog>
  );
}

/** In milliseconds. The field of the end time has no seconds, so this value extends the time to the end of the minute. */
const LAST_MOMENT_MS = 59_999;

/** Returns ISO 8601 texts in UTC. Null if either field is empty. */
function timesOf(from: string, to: string) {
  if (!from || !to) return null;
  const end = new Date(to).getTime() + LAST_MOMENT_MS;
  return { from: new Date(from).toISOString(), to: new Date(end).toISOString() };
}

interface RemoveByTimeProps {
  company: ReviewedCompany;
  reviews: readonly Review[];
  list: RefObject<HTMLElement | null>;
}

function RemoveByTime({ company: { id, name }, reviews, list }: RemoveByTimeProps) {
  const from = useTypedText(`company ${id}: reviews from`);
  const to = useTypedText(`company ${id}: reviews until`);
  const [rule, setRule] = useState<ReviewRule>("not-genuine");
  const times = timesOf(from.text, to.text);
  const isFound = ({ createdAt }: Review) => times && createdAt >= times.from && createdAt <= times.to;
  const found = reviews.filter(isFound).length;
  const query = queryString({ ...times, reason: rule });
  return (
    <fieldset className="mb-2 grid gap-4 rounded-card bg-paper p-4 sm:grid-cols-2">
      <legend className="sr-only">Remove reviews by time</legend>{" "}
      <TextField label="Sent from" type="datetime-local" {...from.field} />
      <TextField label="Sent until" type="datetime-local" {...to.field} />
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2">
        <p role="status" className="text-sm text-muted">
          {times
            ? `${countOf(found, "review")} in this time`
            : "Choose both times to remove reviews in bulk."}
        </p>
        <ActButton
          label="Remove by time"
          variant="danger"
          isDisabled={found === 0}
          title="Remove reviews"
          action={`Remove ${countOf(found, "review")}`}
          asks={
            times && (
              <>
                <p>
                  Are you sure you want to remove {countOf(found, "review")} of {name}, sent from{" "}
                  {localDateAndTime(times.from)} until {localDateAndTime(times.to)}? Each leaves a line with
                  this reason in the public ledger. For {KEPT_DAYS} days you can bring them back in the log of
                  changes.
                </p>
                <RuleSelect label="Why they are removed" value={rule} onChange={setRule} />
              </>
            )
          }
          send={() => adminJson("DELETE", `/api/companies/${id}/reviews${query}`)}
          done={({ removed }: RemovedReviews) => `${countOf(removed, "review")} removed`}
          failed="Failed to remove reviews"
          forgets={`company ${id}: reviews`}
          onDone={() => list.current?.focus()}
        />
      </div>
    </fieldset>
  );
}
