import { ErrorSummary } from "#client/components/form/error-summary.tsx";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import type { PostedForm } from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { ReviewFields } from "#client/components/review/review-fields.tsx";
import { useReviewForm } from "#client/components/review/use-review-form.ts";
import { request } from "#client/queries/request.ts";
import { invitedReview, type ReviewInvitation } from "#contract/reviews.ts";

/** A review waits for the administrator if too many reviews of the company arrived lately (`REVIEWS_AT_ONCE`). */
export type SentReview = "shown" | "waiting";

export interface InvitedReviewFormProps {
  company: ReviewInvitation["company"];
  token: string;
  posted: PostedForm | undefined;
  onSent: (stored: SentReview) => void;
}

export default function InvitedReviewForm({ company, token, posted, onSent }: InvitedReviewFormProps) {
  // The path is also the draft's name, so that each invitation has its own draft.
  const path = `/review/${token}`;
  const { field, handleSubmit, refusal, isSubmitting } = useReviewForm({
    schema: invitedReview,
    draft: path,
    companyId: company.id,
    posted,
    send: (review) => request("POST", `/api/reviews/invited/${token}`, review),
    onSent: ({ waiting }) => onSent(waiting ? "waiting" : "shown"),
  });
  return (
    <form
      method="post"
      action={path}
      noValidate
      onSubmit={handleSubmit}
      className="relative grid gap-5 sm:grid-cols-2"
    >
      {posted?.message && <ErrorSummary failure={posted} className="sm:col-span-2" />}
      <ReviewFields field={field} />
      <Honeypot error={refusal} />
      <PrivacyNote className="sm:col-span-2" />
      <SubmitButton
        aria-disabled={isSubmitting}
        size="large"
        className="justify-self-end max-sm:w-full sm:col-span-2"
      >
        {isSubmitting ? "Submitting..." : "Submit Review"}
      </SubmitButton>
    </form>
  );
}
