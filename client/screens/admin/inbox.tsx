import { useState } from "react";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import type { CompanyDialogStart } from "./company-dialog/company-dialog.tsx";
import { ListingRequests } from "./listing-requests.tsx";
import { ReportedReviews } from "./reviews/reported-reviews.tsx";
import type { ReviewedCompany } from "./reviews/review-row.tsx";
import { ReviewsDialog } from "./reviews/reviews-dialog.tsx";
import { WaitingReviews } from "./reviews/waiting-reviews.tsx";

const CompanyDialog = lazyPart(() => import("./company-dialog/company-dialog.tsx"));

/** Submissions by the public: requests to be listed, and reported or waiting reviews. */
export function Inbox() {
  const [adding, setAdding] = useState<CompanyDialogStart | null>(null);
  const [reviewedCompany, setReviewedCompany] = useState<ReviewedCompany | null>(null);
  return (
    <>
      <ListingRequests onAdd={setAdding} />
      <ReportedReviews />
      <WaitingReviews onReviews={setReviewedCompany} />
      {reviewedCompany && (
        <ReviewsDialog company={reviewedCompany} onClose={() => setReviewedCompany(null)} />
      )}{" "}
      {adding && (
        <LazyBoundary fallback={null}>
          <CompanyDialog start={adding} onClose={() => setAdding(null)} />
        </LazyBoundary>
      )}
    </>
  );
}
