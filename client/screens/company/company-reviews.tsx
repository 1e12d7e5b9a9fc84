import { useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { useFocusOnClose } from "#client/components/use-focus-on-close.ts";
import { reviewsQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { Company } from "#contract/companies.ts";
import { SKELETONS } from "#contract/limits.ts";
import { ReviewItem } from "./review-item.tsx";

// Loaded on demand, because most visitors only read reviews.
const ReviewForm = lazyPart(() => import("./review-form.tsx"));

export function CompanyReviews({ company }: { company: Company }) {
  const { data: reviews = [], isPending, isError } = useQuery(reviewsQueryOptions(company.id));
  const [isWriting, setWriting] = useState(false);
  const opener = useFocusOnClose<HTMLButtonElement>(isWriting);
  return (
    <section aria-labelledby="reviews" className="card grid gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="reviews" className="display text-2xl">
          Customer Reviews
        </h2>
        {!isWriting && (
          <button
            ref={opener}
            type="button"
            onClick={() => setWriting(true)}
            className={`${buttonClass()} needs-script`}
          >
            Write Review
          </button>
        )}
      </div>
      {isWriting && (
        <LazyBoundary fallback={<div className="skeleton delayed h-96" />}>
          <ReviewForm companyId={company.id} onClose={() => setWriting(false)} />
        </LazyBoundary>
      )}
      {isPending && <SkeletonList count={SKELETONS.reviews} label="Loading reviews" className="grid gap-4" />}
      {isError && <p className="text-stop">The reviews could not be loaded. Reload the page to try again.</p>}{" "}
      {!isPending && !isError && reviews.length === 0 && (
        <p className="text-ink-soft">
          No reviews yet. If you have hired from {company.name}, be the first to say how it went.
        </p>
      )}{" "}
      {reviews.length > 0 && (
        <p className="max-w-prose text-sm text-muted">
          <b className="font-semibold text-ink-soft">Asked here</b>: the customer asked this company for a
          quote on this site, chose it, and wrote the review at our invitation.{" "}
          <b className="font-semibold text-ink-soft">Email confirmed</b>: the writer confirmed an email
          address. <b className="font-semibold text-ink-soft">Not checked</b>: we know neither.{" "}
          <a href="/reviews-policy" className="link">
            How we handle reviews
          </a>
        </p>
      )}{" "}
      {reviews.length > 0 && (
        <ul className="grid">
          {reviews.map((review) => (
            <li key={review.id} className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
              <ReviewItem review={review} company={company.name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
