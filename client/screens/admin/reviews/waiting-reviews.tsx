import type { WaitingReview } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { ACTS } from "../acts.ts";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { waitingReviewsQueryOptions } from "../queries.ts";
import { useAdminQuery } from "../session.tsx";
import { useAct } from "../use-act.ts";
import { type ReviewedCompany, ReviewRow } from "./review-row.tsx";

/**
 * The maximum number of reviews shown, because hundreds may be waiting. The next reviews appear after the administrator has
 * published or removed some of these.
 */
const SHOWN = 10;

/** Waiting reviews. Visitors see them only after the administrator publishes them. */
export function WaitingReviews({ onReviews }: Pick<WaitingRowProps, "onReviews">) {
  const { data, isError } = useAdminQuery(waitingReviewsQueryOptions());
  return (
    <InboxSection
      title="Waiting reviews"
      empty="No reviews wait."
      found={{ data: data && { items: data.slice(0, SHOWN), total: data.length }, isError }}
      row={(props) => <WaitingRow {...props} onReviews={onReviews} />}
      more="To remove many at once, open the reviews of a company."
    />
  );
}

interface WaitingRowProps extends ItemProps<WaitingReview> {
  onReviews: (company: ReviewedCompany) => void;
}

/** A waiting review or a waiting edit, with buttons to publish it, and to remove the review or to keep it without the edit. */
export function WaitingRow({ item: review, onReviews, onDone }: WaitingRowProps) {
  const { edit } = review;
  const deciding = useAct({
    send: async (request, isPublished: boolean) =>
      isPublished
        ? request("POST", `/api/reviews/${review.id}/publish`)
        : request("POST", `/api/reviews/${review.id}/decision`, {
            decision: "keep",
            reason: "within-policy",
          }),
    done: (_, isPublished) => (isPublished ? "Review published" : "Review kept"),
    onDone: () => onDone(null),
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
