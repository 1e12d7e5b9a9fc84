import type { FormEvent } from "react";
import type { UseFormReturn } from "react-hook-form";
import { countCompanies } from "#client/components/company/format.ts";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { honeypotOf, type WithHoneypot } from "#client/components/form/honeypot.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { useIdempotencyKey } from "#client/components/form/use-idempotency-key.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { sendQuote } from "#client/queries/quotes.ts";
import { useMutation } from "#client/queries/use-mutation.ts";
import type { QuoteAccepted } from "#contract/quotes.ts";
import type { QuoteInput, QuoteOutput } from "./quote-form.tsx";

const NONE_SELECTED = {
  title: "No companies selected",
  description: "Please select at least one company to send your quote request.",
  destructive: true,
} as const;
const SENDING_FAILED = {
  title: "Failed to send quotes",
  description: "There was an error sending your quote requests. Please try again.",
  destructive: true,
} as const;

/** Checks and sends the form to the chosen companies; a failure keeps everything that was typed. */
export function useSendQuote(
  form: UseFormReturn<QuoteInput, unknown, QuoteOutput>,
  { chosen }: QuoteSelection,
  onSent: (accepted: QuoteAccepted) => void,
) {
  const showToast = useToast();
  const keyFor = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: (fields: QuoteOutput & WithHoneypot) => {
      const body = { ...fields, companies: chosen };
      return sendQuote(body, keyFor(body));
    },
    onSuccess: (accepted) => {
      onSent(accepted);
      showToast(
        accepted.testMode
          ? {
              title: "Quote Request Processed (Test Mode)",
              description: "Your request was logged and no e-mails were sent.",
            }
          : {
              title: "Quote requests sent!",
              description: `Your quote request has been sent to ${countCompanies(chosen.length)}. You should hear back within 24-48 hours.`,
            },
      );
    },
    onError: (error) => {
      showServerErrors(form, error);
      showToast(SENDING_FAILED);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const website = honeypotOf(event.currentTarget);
    return form.handleSubmit((fields) => {
      if (sending.isPending) return;
      if (chosen.length === 0) return showToast(NONE_SELECTED);
      return sending.mutateAsync({ ...fields, website }).catch(() => {});
    })(event);
  };
  return { submit, isSending: sending.isPending };
}
