import { TextField } from "#client/components/form/fields.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { ReviewFields } from "#client/components/review/review-fields.tsx";
import { useReviewForm } from "#client/components/review/use-review-form.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { request } from "#client/queries/request.ts";
import { newReview } from "#contract/reviews.ts";

/**
 * A review waits for the administrator if too many reviews of the company arrived lately, in total or from one network
 * (`REVIEWS_AT_ONCE`).
 */
const HELD_BACK = "Our administrator checks it before it appears here.";

const CONFIRM = "We have sent you an email with a link to confirm it.";

interface ReviewFormProps {
  companyId: number;
  onClose: () => void;
}

export default function ReviewForm({ companyId, onClose }: ReviewFormProps) {
  const showToast = useToast();
  const { field, handleSubmit, refusal, isSubmitting } = useReviewForm({
    schema: newReview,
    draft: `review-${companyId}`,
    companyId,
    start: { companyId, rating: "5", email: "" },
    send: (review) => request("POST", "/api/reviews", review),
    onSent: ({ waiting, confirmationSent }) => {
      onClose();
      const description = ["Thank you for your feedback!", waiting && HELD_BACK, confirmationSent && CONFIRM]
        .filter(Boolean)
        .join(" ");
      showToast({ title: "Review Submitted", description });
    },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      className="relative grid gap-5 rounded-card border border-line bg-paper p-5 sm:grid-cols-2"
    >
      <ReviewFields field={field} autoFocus />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        hint="Optional and never shown. We send a link: confirm it, and your review says so. With it you can also change or take back your review."
        className="sm:col-span-2"
        {...field("email")}
      />
      <Honeypot error={refusal} />
      <PrivacyNote />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <button type="button" onClick={onClose} className={buttonClass("quiet")}>
          Cancel
        </button>
        <button type="submit" aria-disabled={isSubmitting} className={buttonClass()}>
          {isSubmitting ? "Submitting..." : "Submit Review"}
        </button>
      </div>
    </form>
  );
}
