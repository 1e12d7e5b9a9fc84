import { formatDate } from "#client/components/company/format.ts";
import { Stars } from "#client/components/star-rating.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { REVIEW_PROOF_LABELS } from "#contract/options.ts";
import type { Review } from "#contract/reviews.ts";
import { countOf } from "#contract/text/spelling.ts";

interface ReviewsProps {
  reviews: readonly Review[];
  company: string;
}

/** The number of visible reviews. Further reviews are collapsed, so that a long list does not hide the rest of the page. */
const SHOWN = 5;

export function ShownReviews({ reviews, company }: ReviewsProps) {
  const folded = reviews.slice(SHOWN);
  return (
    <>
      <p className="max-w-prose text-sm text-muted">
        <b className="font-semibold text-ink-soft">Asked here</b>: the customer asked this company for a quote
        on this site, chose it, and wrote the review at our invitation.{" "}
        <b className="font-semibold text-ink-soft">Email confirmed</b>: the writer confirmed an email address.{" "}
        <b className="font-semibold text-ink-soft">Not checked</b>: we know neither.{" "}
        <a href="/reviews-policy" className="link">
          How we handle reviews
        </a>
      </p>
      <Reviews reviews={reviews.slice(0, SHOWN)} company={company} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">
            <span className="link">{`Show ${countOf(folded.length, "more review")}`}</span>
          </summary>{" "}
          <Reviews reviews={folded} company={company} />
        </details>
      )}
    </>
  );
}

const Reviews = ({ reviews, company }: ReviewsProps) => (
  <ul className="grid">
    {reviews.map((review) => (
      <li key={review.id} className="border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
        <article className="grid gap-2">
          <div className="flex gap-x-3 gap-y-1 max-sm:flex-col sm:items-center">
            <Stars rating={review.rating} />
            <span className="sr-only">{review.rating} out of 5</span>
            <h3 className="text-lg font-bold wrap-anywhere">{review.title}</h3>
          </div>
          <p className="max-w-prose whitespace-pre-line text-ink-soft wrap-anywhere">{review.content}</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
            <span className="font-semibold text-ink wrap-anywhere">{review.customerName}</span>{" "}
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>{" "}
            {review.editedAt && <span>Edited {formatDate(review.editedAt)}</span>}{" "}
            {review.skipSize && <span>{review.skipSize}</span>}{" "}
            <Badge tone={review.proof === "none" ? "plain" : "go"}>{REVIEW_PROOF_LABELS[review.proof]}</Badge>{" "}
            <a
              href={`/review-report/${review.id}?company=${review.companyId}`}
              rel="nofollow"
              aria-label={`Report “${review.title}”`}
              className="link"
            >
              Report
            </a>
          </p>
          {review.reply && (
            <div className="mt-1 grid max-w-prose gap-1 border-l-4 border-line pl-4">
              <p className="text-sm text-muted">
                <strong className="font-semibold text-ink wrap-anywhere">Reply from {company}</strong>{" "}
                <span className="whitespace-nowrap">{formatDate(review.repliedAt)}</span>
              </p>
              <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{review.reply}</p>
            </div>
          )}
        </article>
      </li>
    ))}
  </ul>
);
