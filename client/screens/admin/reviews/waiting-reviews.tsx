import { useCallback } from "react";
import { REVIEW_RULE_CODES, reportReasonLabel } from "#client/components/review/review-rules.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { ReportedReview, ReviewDecision, WaitingReview } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { adminRequest } from "../admin-requests.ts";
import { dateAndTime } from "../dates.ts";
import { CompanyPageLink } from "../desk-links.tsx";
import { InboxSection, type ItemProps } from "../inbox-section.tsx";
import { deskQuery } from "../queries.ts";
import { type ReviewedCompany, ReviewRow, undoOfReview, useReviewsDialog } from "./reviews-dialog.tsx";

const KEEP = { decision: "keep", reason: "within-policy" } as const;

const decide = (id: number, decision: ReviewDecision) =>
  adminRequest("POST", `/api/reviews/${id}/decision`, decision);

export function ReportedReviews() {
  const { data, isError } = useQuery(deskQuery("/api/reviews/reports"));
  return (
    <InboxSection
      kind="reportedReviews"
      empty="No reports wait."
      found={{ data: data && { items: data, total: data.length }, isError }}
      Row={ReportedRow}
    />
  );
}

export function ReportedRow({ item: review }: ItemProps<ReportedReview>) {
  const { id, title, reports } = review;
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow
        review={review}
        broken={reports.flatMap(({ reason }) => REVIEW_RULE_CODES.filter((code) => code === reason))[0]}
        remove={(rule) => decide(id, { decision: "remove", reason: rule })}
        notes={
          <ul className="grid gap-1 border-l-4 border-skip bg-skip-pale px-4 py-2 text-sm">
            {reports.map(({ reason, note, byCompany, createdAt }) => (
              <li key={`${createdAt} ${reason} ${note}`} className="wrap-anywhere">
                <strong>{reportReasonLabel(reason)}</strong>
                {byCompany && " (reported by the company)"}, {dateAndTime(createdAt)}
                {note && `: ${note}`}
              </li>
            ))}
          </ul>
        }
        actions={
          <ActButton
            label="Keep"
            name={`Keep “${title}”`}
            variant="primary"
            send={() => decide(id, KEEP)}
            done="Review kept"
            undo={() => undoOfReview(review, "kept")}
          />
        }
      >
        <p className="wrap-anywhere">
          <CompanyPageLink id={review.companyId}>{review.companyName}</CompanyPageLink>
        </p>
      </ReviewRow>
    </li>
  );
}

/** The most reviews shown at once, because hundreds may be waiting. After a review is published or removed, the next appears. */
const SHOWN = 10;

export function WaitingReviews() {
  const { data, isError } = useQuery(deskQuery("/api/reviews/waiting"));
  const { open, dialog } = useReviewsDialog();
  // A new component in every render would reset the state of the rows.
  const Row = useCallback(
    (props: ItemProps<WaitingReview>) => <WaitingRow {...props} onReviews={open} />,
    [open],
  );
  return (
    <>
      <InboxSection
        kind="waitingReviews"
        empty="No reviews wait."
        found={{ data: data && { items: data.slice(0, SHOWN), total: data.length }, isError }}
        Row={Row}
        more="To remove many at once, open the reviews of a company."
      />
      {dialog}
    </>
  );
}

interface WaitingRowProps extends ItemProps<WaitingReview> {
  onReviews: (company: ReviewedCompany) => void;
}

export function WaitingRow({ item: review, onReviews }: WaitingRowProps) {
  const { id, title, companyId, companyName, edit } = review;
  const publish = {
    variant: "primary",
    send: () => adminRequest("POST", `/api/reviews/${id}/publish`),
    done: "Review published",
  } as const;
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow
        review={review}
        actions={
          edit ? (
            <>
              <ActButton
                label="Publish the change"
                name={`Publish the change “${title}”`}
                asks={`“${title}” says from now on what its writer wants it to say. Its former words are not kept.`}
                {...publish}
              />
              <ActButton
                label="Keep as it is"
                name={`Keep as it is “${title}”`}
                asks={`“${title}” stays as it is, and the change that its writer wants is dropped.`}
                send={() => decide(id, KEEP)}
                done="Review kept"
              />
            </>
          ) : (
            <ActButton
              label="Publish"
              name={`Publish “${title}”`}
              asks={`Visitors see “${title}” from now on, and it counts in the rating. A review that was shown can be removed, but not hidden again.`}
              {...publish}
            />
          )
        }
      >
        <p>
          <button
            type="button"
            onClick={() => onReviews({ id: companyId, name: companyName })}
            aria-label={`All reviews of ${companyName}`}
            className="link wrap-anywhere text-left"
          >
            {companyName}
          </button>
        </p>
        {edit && <WaitingEdit edit={edit} />}
      </ReviewRow>
    </li>
  );
}

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
