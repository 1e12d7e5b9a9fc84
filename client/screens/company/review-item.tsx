import { formatDate } from "#client/components/company/format.ts";
import { Stars } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { Review } from "#contract/reviews.ts";

export function ReviewItem({ review }: { review: Review }) {
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
        {review.skipSize && <span>{review.skipSize}</span>}
        {review.proof === "asked-here" && <Badge tone="go">Asked here</Badge>}
        {review.verified && <Badge tone="go">Verified</Badge>}
      </p>
    </article>
  );
}
