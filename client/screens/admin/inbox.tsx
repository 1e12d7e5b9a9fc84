import { useState } from "react";
import { useCompanyDialog } from "./company-dialog/use-company-dialog.tsx";
import { ListingRequests } from "./listing-requests.tsx";
import { ReportedReviews } from "./reviews/reported-reviews.tsx";
import type { ReviewedCompany } from "./reviews/review-row.tsx";
import { ReviewsDialog } from "./reviews/reviews-dialog.tsx";
import { WaitingReviews } from "./reviews/waiting-reviews.tsx";

/** Submissions by the public: requests to be listed, and reported or waiting reviews. */
export function Inbox() {
  const { open, dialog } = useCompanyDialog();
  const [reviewedCompany, setReviewedCompany] = useState<ReviewedCompany | null>(null);
  return (
    <>
      <ListingRequests onAdd={open} />
      <ReportedReviews />
      <WaitingReviews onReviews={setReviewedCompany} />
      {reviewedCompany && (
        <ReviewsDialog company={reviewedCompany} onClose={() => setReviewedCompany(null)} />
      )}{" "}
      {dialog}
    </>
  );
}
