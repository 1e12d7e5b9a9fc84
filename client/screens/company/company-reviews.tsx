import { useState } from "react";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { staticPart } from "#client/components/ui/static-part.tsx";
import { useFocusOnClose } from "#client/components/use-focus-on-close.ts";
import type { QueryResult } from "#client/queries/use-query.ts";
import type { Company } from "#contract/companies.ts";
import { SKELETONS } from "#contract/limits.ts";
import type { Review } from "#contract/reviews.ts";

// Loaded on demand, because most visitors only read reviews.
const ReviewForm = lazyPart(() => import("./review-form.tsx"));

const ShownReviews = staticPart(() => import("./shown-reviews.tsx").then(({ ShownReviews }) => ShownReviews));

interface CompanyReviewsProps {
  company: Company;
  reviews: QueryResult<readonly Review[]>;
}

export function CompanyReviews({ company, reviews: query }: CompanyReviewsProps) {
  const { data: reviews = [], isPending, isError } = query;
  const [isWriting, setWriting] = useState(false);
  const opener = useFocusOnClose<HTMLButtonElement>(isWriting);
  return (
    <section aria-labelledby="reviews" className="card grid gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="reviews" className="display text-xl sm:text-2xl">
          Customer Reviews
        </h2>
        {!isWriting && (
          <button
            ref={opener}
            type="button"
            onClick={() => setWriting(true)}
            className={`${buttonClass("quiet")} needs-script`}
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
      {reviews.length > 0 && <ShownReviews reviews={reviews} company={company.name} />}
    </section>
  );
}
