import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { ErrorSummary } from "#client/components/form/error-summary.tsx";
import { SubmitButton, TextAreaField, TextField } from "#client/components/form/fields.tsx";
import { Honeypot, type HoneypotField } from "#client/components/form/honeypot.tsx";
import {
  type PostedForm,
  useFieldProps,
  useFocusOnPostedError,
} from "#client/components/form/posted-form.ts";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { showServerErrors, useErrorToast } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useQuestions } from "#client/components/form/use-questions.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { request } from "#client/queries/request.ts";
import { type NewLead, newLead } from "#contract/leads.ts";

const DRAFT = "listing";

interface ListingFormProps {
  focusFirst: boolean;
  posted: PostedForm | undefined;
  onSent: (reference: string) => void;
}

function useListingForm(posted: PostedForm | undefined, onSent: (reference: string) => void) {
  const form = useForm<z.input<typeof newLead>, unknown, NewLead>({
    resolver: zodResolver(newLead),
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      location: "",
      companyName: "",
      projectDetails: "",
      ...posted?.values,
    },
  });
  useFormDraft(DRAFT, form);
  useFocusOnPostedError(form, posted);
  const showToast = useToast();
  const showError = useErrorToast("Failed to submit quote request");
  const submission = useMutation({
    mutationFn: async (lead: NewLead & HoneypotField) => (await request("POST", "/api/leads", lead)).json(),
    onSuccess: ({ reference }) => {
      deleteDraft(DRAFT);
      showToast({
        title: "Listing Request Submitted",
        description: "We'll review your request and contact you within 24 hours.",
      });
      onSent(reference);
    },
    onError: (error) => {
      showServerErrors(form, error);
      showError(error);
    },
  });
  const { questions, ask } = useQuestions(form);
  const handleSubmit = useSubmitHandler(form, { send: submission.mutateAsync, ask });
  return { form, questions, isSending: submission.isPending, handleSubmit };
}

export default function ListingForm({ focusFirst, posted, onSent }: ListingFormProps) {
  const { form, questions, isSending, handleSubmit } = useListingForm(posted, onSent);
  const field = useFieldProps(form, { posted, questions });
  return (
    <form
      method="post"
      action="/list-business"
      noValidate
      onSubmit={handleSubmit}
      className="relative grid gap-4"
    >
      <h2 className="display text-2xl">Get Listed</h2>
      {posted?.message && <ErrorSummary failure={posted} />}
      <TextField label="Your Name" required autoFocus={focusFirst} autoComplete="name" {...field("name")} />
      <TextField label="Email Address" required type="email" autoComplete="email" {...field("email")} />
      <TextField label="Phone Number" required type="tel" autoComplete="tel" {...field("phone")} />
      <TextField label="Company Name" autoComplete="organization" {...field("companyName")} />
      <TextField label="Location" {...field("location")} />
      <TextAreaField
        label="Company Details"
        hint="Skip sizes, services and the area you cover."
        {...field("projectDetails")}
      />
      <Honeypot error={form.formState.errors.root?.website?.message ?? posted?.errors.website} />
      <SubmitButton aria-disabled={isSending} size="large">
        {isSending ? "Submitting..." : "Get Listed"}
      </SubmitButton>
      <p className="text-sm text-muted">We respond within 24 hours. No setup fees, and quick approval.</p>
      <PrivacyNote />
    </form>
  );
}
