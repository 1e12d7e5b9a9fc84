import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FieldValues, useForm } from "react-hook-form";
import { z } from "zod";
import { companyQueryOptions } from "#client/queries/companies.ts";
import { type AddedReview, withRating } from "#contract/reviews.ts";
import type { HoneypotField } from "../form/honeypot.tsx";
import { type PostedForm, useFieldProps, useFocusOnPostedError } from "../form/posted-form.ts";
import { showServerErrors, useErrorToast } from "../form/server-errors.ts";
import { deleteDraft, useFormDraft } from "../form/use-form-draft.ts";
import { useSubmitHandler } from "../form/use-submit-handler.ts";

interface ReviewFormOptions<Review> {
  schema: z.ZodType<Review>;
  draft: string;
  companyId: number;
  start?: Readonly<Record<string, string | number>>;
  posted?: PostedForm | undefined;
  send: (review: Review & HoneypotField) => Promise<{ json: () => Promise<AddedReview> }>;
  onSent: (added: AddedReview) => void;
}

/** The form has the rating as the text of a radio button. */
export function useReviewForm<Review extends FieldValues>(options: ReviewFormOptions<Review>) {
  const { schema, draft, companyId, start, posted, send, onSent } = options;
  const form = useForm<FieldValues, unknown, Review>({
    resolver: zodResolver(z.preprocess<FieldValues, z.ZodType<Review>, FieldValues>(withRating, schema)),
    defaultValues: {
      ...{ customerName: "", rating: "", title: "", content: "", skipSize: "" },
      ...{ ...start, ...posted?.values },
    },
  });
  useFormDraft(draft, form);
  useFocusOnPostedError(form, posted);
  const queryClient = useQueryClient();
  const showError = useErrorToast("Failed to submit review");
  const submission = useMutation({
    mutationFn: async (review: Review & HoneypotField) => (await send(review)).json(),
    onSuccess: (added) => {
      deleteDraft(draft);
      onSent(added);
      queryClient.removeQueries({ queryKey: ["companies"] });
      return queryClient.invalidateQueries({ queryKey: companyQueryOptions(companyId).queryKey });
    },
    onError: (error) => {
      showServerErrors(form, error);
      showError(error);
    },
  });
  const { errors, isSubmitting } = form.formState;
  return {
    handleSubmit: useSubmitHandler(form, { send: submission.mutateAsync }),
    field: useFieldProps(form, { posted }),
    refusal: errors.root?.website?.message ?? posted?.errors.website,
    isSubmitting,
  };
}
