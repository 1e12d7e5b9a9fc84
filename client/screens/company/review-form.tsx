import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FieldValues, useForm } from "react-hook-form";
import { z } from "zod";
import { TextField } from "#client/components/form/fields.tsx";
import { Honeypot, type HoneypotField } from "#client/components/form/honeypot.tsx";
import { useFieldProps } from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { showServerErrors, useErrorToast } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { ReviewFields } from "#client/components/review/review-fields.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { request } from "#client/queries/request.ts";
import { type NewReview, newReview, withRating } from "#contract/reviews.ts";

/**
 * A review waits for the administrator if too many reviews of the company arrived lately, in total or from one network
 * (`REVIEWS_AT_ONCE`).
 */
const HELD_BACK = "Our administrator checks it before it appears here.";

const CONFIRM = "We have sent you an email with a link to confirm it.";

const EMPTY = { customerName: "", rating: "5", title: "", content: "", skipSize: "", email: "" };

interface ReviewFormProps {
  companyId: number;
  onClose: () => void;
}

/** The form has the rating as the text of a radio button. */
function useReviewForm({ companyId, onClose }: ReviewFormProps) {
  const draft = `review-${companyId}`;
  const form = useForm<FieldValues, unknown, NewReview>({
    resolver: zodResolver(
      z.preprocess<FieldValues, z.ZodType<NewReview>, FieldValues>(withRating, newReview),
    ),
    defaultValues: { ...EMPTY, companyId },
  });
  useFormDraft(draft, form);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showError = useErrorToast("Failed to submit review");
  const submission = useMutation({
    mutationFn: async (review: NewReview & HoneypotField) =>
      (await request("POST", "/api/reviews", review)).json(),
    onSuccess: ({ waiting, confirmationSent }) => {
      deleteDraft(draft);
      onClose();
      const description = ["Thank you for your feedback!", waiting && HELD_BACK, confirmationSent && CONFIRM]
        .filter(Boolean)
        .join(" ");
      showToast({ title: "Review Submitted", description });
      queryClient.removeQueries({ queryKey: ["companies"] });
      return queryClient.invalidateQueries({ queryKey: companyQueryOptions(companyId).queryKey });
    },
    onError: (error) => {
      showServerErrors(form, error);
      showError(error);
    },
  });
  const handleSubmit = useSubmitHandler(form, { send: submission.mutateAsync });
  return { form, field: useFieldProps(form), handleSubmit };
}

export default function ReviewForm(props: ReviewFormProps) {
  const { form, field, handleSubmit } = useReviewForm(props);
  const { errors, isSubmitting } = form.formState;
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
      <Honeypot error={errors.root?.website?.message} />
      <PrivacyNote />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        <button type="button" onClick={props.onClose} className={buttonClass("quiet")}>
          Cancel
        </button>
        <button type="submit" aria-disabled={isSubmitting} className={buttonClass()}>
          {isSubmitting ? "Submitting..." : "Submit Review"}
        </button>
      </div>
    </form>
  );
}
