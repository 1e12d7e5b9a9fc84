import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { TextField } from "#client/components/form/fields.tsx";
import { Honeypot, type HoneypotField } from "#client/components/form/honeypot.tsx";
import { useFieldProps } from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { useErrorToast } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { ReviewFields, reviewResolver, type TypedReview } from "#client/components/review/review-fields.tsx";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { request } from "#client/queries/request.ts";
import { type AddedReview, type NewReview, newReview } from "#contract/reviews.ts";

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

function useReviewForm({ companyId, onClose }: ReviewFormProps) {
  const draft = `review-${companyId}`;
  const form = useForm<TypedReview<NewReview>, unknown, NewReview>({
    resolver: reviewResolver(newReview),
    defaultValues: {
      companyId,
      customerName: "",
      rating: "5",
      title: "",
      content: "",
      skipSize: "",
      email: "",
    },
  });
  useFormDraft(draft, form);
  const queryClient = useQueryClient();
  const showToast = useToast();
  const submission = useMutation({
    mutationFn: async (review: NewReview & HoneypotField): Promise<AddedReview> =>
      (await request("POST", "/api/reviews", review)).json(),
    onSuccess: ({ waiting, confirmationSent }) => {
      deleteDraft(draft);
      form.reset();
      onClose();
      const description = ["Thank you for your feedback!", waiting && HELD_BACK, confirmationSent && CONFIRM]
        .filter(Boolean)
        .join(" ");
      showToast({ title: "Review Submitted", description });
      queryClient.removeQueries({ queryKey: ["companies"] });
      return queryClient.invalidateQueries({ queryKey: companyQueryOptions(companyId).queryKey });
    },
    onError: useErrorToast("Failed to submit review"),
  });
  return { form, handleSubmit: useSubmitHandler(form, { send: submission.mutateAsync }) };
}

export default function ReviewForm(props: ReviewFormProps) {
  const { form, handleSubmit } = useReviewForm(props);
  const { isSubmitting } = form.formState;
  const field = useFieldProps(form);
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
      <Honeypot error={form.formState.errors.root?.website?.message} />
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
