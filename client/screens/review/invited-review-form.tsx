import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { ErrorSummary } from "#client/components/form/error-summary.tsx";
import { SubmitButton } from "#client/components/form/fields.tsx";
import { Honeypot, type HoneypotField } from "#client/components/form/honeypot.tsx";
import {
  type PostedForm,
  useFieldProps,
  useFocusOnPostedError,
} from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { showServerErrors, useErrorToast } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { ReviewFields, reviewResolver, type TypedReview } from "#client/components/review/review-fields.tsx";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { request } from "#client/queries/request.ts";
import {
  type AddedReview,
  type InvitedReview,
  invitedReview,
  type ReviewInvitation,
} from "#contract/reviews.ts";

/** A review waits for the administrator if too many reviews of the company arrived lately (`REVIEWS_AT_ONCE`). */
export type SentReview = "shown" | "waiting";

export interface InvitedReviewFormProps {
  company: ReviewInvitation["company"];
  token: string;
  posted: PostedForm | undefined;
  onSent: (stored: SentReview) => void;
}

/** The path is also the draft's name, so that each invitation has its own draft. */
const pathOf = (token: string) => `/review/${token}`;

function useInvitedReviewForm({ company, token, posted, onSent }: InvitedReviewFormProps) {
  const path = pathOf(token);
  const form = useForm<TypedReview<InvitedReview>, unknown, InvitedReview>({
    resolver: reviewResolver(invitedReview),
    defaultValues: { customerName: "", rating: "", title: "", content: "", skipSize: "", ...posted?.values },
  });
  useFormDraft(path, form);
  useFocusOnPostedError(form, posted);
  const queryClient = useQueryClient();
  const showError = useErrorToast("Failed to submit review");
  const submission = useMutation({
    mutationFn: async (review: InvitedReview & HoneypotField): Promise<AddedReview> =>
      (await request("POST", `/api/reviews/invited/${token}`, review)).json(),
    onSuccess: ({ waiting }) => {
      deleteDraft(path);
      onSent(waiting ? "waiting" : "shown");
      queryClient.removeQueries({ queryKey: ["companies"] });
      return queryClient.invalidateQueries({ queryKey: companyQueryOptions(company.id).queryKey });
    },
    onError: (error) => {
      showServerErrors(form, error);
      showError(error);
    },
  });
  return { form, handleSubmit: useSubmitHandler(form, { send: submission.mutateAsync }) };
}

export default function InvitedReviewForm(props: InvitedReviewFormProps) {
  const { token, posted } = props;
  const { form, handleSubmit } = useInvitedReviewForm(props);
  const field = useFieldProps(form, { posted });
  const { isSubmitting } = form.formState;
  return (
    <form
      method="post"
      action={pathOf(token)}
      noValidate
      onSubmit={handleSubmit}
      className="relative grid gap-5 sm:grid-cols-2"
    >
      {posted?.message && <ErrorSummary failure={posted} className="sm:col-span-2" />}
      <ReviewFields field={field} />
      <Honeypot error={form.formState.errors.root?.website?.message ?? posted?.errors.website} />
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
