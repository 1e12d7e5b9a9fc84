import { useState } from "react";
import { countOf } from "#client/components/company/format.ts";
import type { FoundReview, ReviewBulk } from "#contract/desk/review-search.ts";
import type { ReviewRule } from "#contract/reviews.ts";
import { ActButton } from "../act-button.tsx";
import { adminJson, adminRequest } from "../admin-requests.ts";
import type { DeskTable } from "../tables/use-table.ts";
import type { OnDone } from "../undo.tsx";
import { isWaiting, stateOf } from "./review-columns.tsx";
import { ReviewedLink, ReviewRow, RuleSelect } from "./review-row.tsx";
import type { ReviewedCompany } from "./reviews-dialog.tsx";
import { ReportedRow, WaitingRow } from "./waiting-reviews.tsx";

export function ReviewActions({ table }: { table: DeskTable<FoundReview> }) {
  const [reason, setReason] = useState<ReviewRule>("not-genuine");
  const { rows, ids } = table.selection;
  const waiting = rows.filter(isWaiting).map(({ id }) => id);
  const act = (body: ReviewBulk, done: string) => ({
    send: () => adminJson("POST", "/api/reviews/bulk", body),
    done: ({ changed }: { changed: number }) => `${countOf(changed, "review")} ${done}.`,
    failed: "Failed to change reviews",
    onDone: table.handleDone,
  });
  const removal = act({ action: "remove", ids, reason }, "removed");
  return (
    <>
      {waiting.length > 0 && (
        <ActButton
          label={`Publish ${waiting.length} waiting`}
          variant="primary"
          action="Publish"
          asks={`Visitors see ${countOf(waiting.length, "review")} from now on, and the ratings change. A review that was shown can be removed, but not hidden again.`}
          {...act({ action: "publish", ids: waiting }, "published")}
        />
      )}
      <ActButton
        label="Remove"
        variant="danger"
        title={`Remove ${countOf(ids.length, "review")}`}
        asks={
          <div className="grid gap-4">
            <p>
              They disappear from the site and from ratings at once, and each leaves a line with this reason
              in the public ledger. You can bring them back for 30 days.
            </p>
            <RuleSelect label="Why they are removed" value={reason} onChange={setReason} />
          </div>
        }
        {...removal}
        undo={({ changed }) =>
          changed === ids.length
            ? {
                text: removal.done({ changed }),
                undo: () => adminRequest("POST", "/api/reviews/bulk/undo", { ids }),
              }
            : null
        }
      />
    </>
  );
}

interface ReviewDetailsProps {
  review: FoundReview;
  onReviews: (company: ReviewedCompany) => void;
  onDone: OnDone;
}

export function ReviewDetails({ review, onReviews, onDone }: ReviewDetailsProps) {
  const state = stateOf(review);
  if (state === "waiting") return <WaitingRow item={review} onReviews={onReviews} onDone={onDone} />;
  if (state === "reported") return <ReportedRow item={review} onDone={onDone} />;
  const reply = review.reply && (
    <p className="border-l-4 border-line px-4 text-sm whitespace-pre-line wrap-anywhere">
      <strong>The company replied:</strong> {review.reply}
    </p>
  );
  return (
    <li className="grid gap-2 px-5 py-4">
      <ReviewRow review={review} onDone={onDone} notes={reply}>
        <ReviewedLink review={review} />
      </ReviewRow>
    </li>
  );
}
