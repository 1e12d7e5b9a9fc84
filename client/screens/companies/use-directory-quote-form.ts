import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { SelectableCompany } from "#client/components/company/selectable-company.ts";
import type { HoneypotField } from "#client/components/form/honeypot.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useIdempotencyKey } from "#client/components/form/use-idempotency-key.ts";
import { useQuestions } from "#client/components/form/use-questions.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { sendQuote } from "#client/queries/quotes.ts";

import { type DirectoryQuoteForm, directoryQuoteForm } from "#contract/quote-form.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";

const DRAFT = "directory-quote";

const SENDING_FAILED = {
  title: "Error",
  description: "Failed to send quote request. Please try again.",
  destructive: true,
} as const;

interface DirectoryQuoteFormOptions {
  companies: readonly SelectableCompany[];
  location: string;
  onSent: (accepted: AcceptedQuote) => void;
}

/** The directory's quote form, which is sent to `companies`. */
export function useDirectoryQuoteForm({ companies, location, onSent }: DirectoryQuoteFormOptions) {
  const form = useForm<DirectoryQuoteForm>({
    resolver: zodResolver(directoryQuoteForm),
    mode: "onTouched",
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      location,
      wasteType: "",
      skipSize: "",
      hireLength: "",
      additionalInfo: "",
    },
  });
  useFormDraft(DRAFT, form);
  const showToast = useToast();
  const keyFor = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: (fields: DirectoryQuoteForm & HoneypotField) => {
      const body = { ...fields, companies };
      return sendQuote(body, keyFor(body));
    },
    onSuccess: (accepted) => {
      deleteDraft(DRAFT);
      form.reset();
      onSent(accepted);
    },
    onError: (error) => {
      showServerErrors(form, error);
      showToast(SENDING_FAILED);
    },
  });
  const { questions, ask } = useQuestions(form);
  const handleSubmit = useSubmitHandler(form, { send: sending.mutateAsync, ask });
  return { form, questions, isSending: sending.isPending, handleSubmit };
}
