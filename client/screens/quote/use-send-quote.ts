import { useMutation } from "@tanstack/react-query";
import { formatCompanyCount } from "#client/components/company/format.ts";
import type { SelectableCompany } from "#client/components/company/selection/selectable-company.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { quoteSentTitle } from "#client/components/form/describe-sending.ts";
import type { HoneypotField } from "#client/components/form/honeypot.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { useIdempotencyKey } from "#client/components/form/use-idempotency-key.ts";
import { useQuestions } from "#client/components/form/use-questions.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { jobInForm } from "#client/components/quote/job-in-form.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { sendQuote } from "#client/queries/quotes.ts";
import type { Job } from "#contract/job/job.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import type { QuoteFormOutput, QuoteFormState } from "./use-quote-form.ts";

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

function descriptionOf({ testMode, awaitingConfirmation, linkSent, companies }: AcceptedQuote): string {
  if (testMode) return "Your request was logged and no e-mails were sent.";
  if (awaitingConfirmation)
    return linkSent
      ? "Open the link that we have just sent to it."
      : "Open your receipt tomorrow: it then sends you the link that confirms your email address.";
  return `Your quote request has been sent to ${formatCompanyCount(companies.length)}. You should hear back within 24-48 hours.`;
}

interface SendQuoteOptions {
  form: QuoteFormState;
  selection: QuoteSelection;
  /** The job with which the form was prefilled. */
  searched: Job;
  onSent: (accepted: AcceptedQuote) => void;
}

/** The body of the request: the fields, and the job from the fields and the search. */
function toBody(
  { size, stands, ...fields }: QuoteFormOutput & HoneypotField,
  searched: Job,
  companies: readonly SelectableCompany[],
) {
  const { hireDate: date, hireDuration: hire, wasteType } = fields;
  return { ...fields, companies, job: jobInForm({ size, stands, date, hire, wasteType }, searched) };
}

/** Sends the form to the selected companies. After a failure the form keeps its values. */
export function useSendQuote({ form, selection, searched, onSent }: SendQuoteOptions) {
  const { selected } = selection;
  const showToast = useToast();
  const keyFor = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: (fields: QuoteFormOutput & HoneypotField) => {
      const body = toBody(fields, searched, selected);
      return sendQuote(body, keyFor(body));
    },
    onSuccess: (accepted) => {
      onSent(accepted);
      showToast({ title: quoteSentTitle(accepted), description: descriptionOf(accepted) });
    },
    onError: (error) => {
      showServerErrors(form, error);
      showToast(SENDING_FAILED);
    },
  });
  const send = async (fields: QuoteFormOutput & HoneypotField) => {
    if (selected.length === 0) return showToast(NONE_SELECTED);
    await sending.mutateAsync(fields);
  };
  const { questions, ask } = useQuestions(form);
  return { handleSubmit: useSubmitHandler(form, { send, ask }), questions, isSending: sending.isPending };
}
