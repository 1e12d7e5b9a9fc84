import { formatDate } from "#client/components/company/format.ts";
import { Stars } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Review, ReviewProof } from "#contract/reviews.ts";

interface ReviewItemProps {
  review: Review;
  /** The reviewed company's name. */
  company: string;
}

export function ReviewItem({ review, company }: ReviewItemProps) {
  return (
    <article className="grid gap-2">
      <div className="flex gap-x-3 gap-y-1 max-sm:flex-col sm:items-center">
        <Stars rating={review.rating} />
        <span className="sr-only">{review.rating} out of 5</span>
        <h3 className="text-lg font-bold wrap-anywhere">{review.title}</h3>
      </div>
      <p className="max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">{review.content}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <span className="font-semibold text-ink wrap-anywhere">{review.customerName}</span>
        <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        {review.editedAt && <span>Edited {formatDate(review.editedAt)}</span>}
        {review.skipSize && <span>{review.skipSize}</span>}
        <Proof proof={review.proof} />
      </p>
      {review.reply && review.repliedAt && (
        <div className="mt-1 grid max-w-prose gap-1 border-l-4 border-line pl-4 text-sm">
          <h4 className="font-bold wrap-anywhere">
            Reply from {company}
            <time dateTime={review.repliedAt} className="ml-2 font-normal text-muted">
              {formatDate(review.repliedAt)}
            </time>
          </h4>
          <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </article>
  );
}

const PROOF_LABELS = { "asked-here": "Asked here", "email-confirmed": "Email confirmed" };

function Proof({ proof }: { proof: ReviewProof }) {
  return proof === "none" ? <span>Not checked</span> : <Badge tone="go">{PROOF_LABELS[proof]}</Badge>;
}
