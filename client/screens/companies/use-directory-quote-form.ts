import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { SelectableCompany } from "#client/components/company/selection/selectable-company.ts";
import type { HoneypotField } from "#client/components/form/honeypot.tsx";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useIdempotencyKey } from "#client/components/form/use-idempotency-key.ts";
import { useQuestions } from "#client/components/form/use-questions.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { hasJob, jobChoices, jobInForm, prefillKey } from "#client/components/quote/job-in-form.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { sendQuote } from "#client/queries/quotes.ts";
import { jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import { todayInLondon } from "#contract/dates.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import {
  directorySkipSize,
  directoryWasteType,
  hireLengthOf,
  wastesInWords,
} from "#contract/job/job-options.ts";
import { directoryQuoteForm } from "#contract/quote-form.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";

const DRAFT = "directory-quote";

const SENDING_FAILED = {
  title: "Error",
  description: "Failed to send quote request. Please try again.",
  destructive: true,
} as const;

interface DirectoryQuoteFormOptions {
  companies: readonly SelectableCompany[];
  onSent: (accepted: AcceptedQuote) => void;
}

const DAY_PASSED = "Hire date must be today or later";

const formSchema = directoryQuoteForm.extend({
  ...jobChoices,
  // The wastes of the search are an option too. `toBody` turns them into one of the options that a request can have.
  wasteType: z.string().min(1, "Please select waste type"),
  date: z.literal("").or(z.iso.date(DAY_PASSED).refine((day) => day >= todayInLondon(), DAY_PASSED)),
});
export type DirectoryQuoteInput = z.input<typeof formSchema>;
type DirectoryQuoteOutput = z.output<typeof formSchema>;

/**
 * The values of the job's fields. A job without weeks gets the default hire length, which prices assume too. An empty job gets
 * no hire length.
 */
function fieldsOf(job: Job) {
  const { size, date, weeks = DEFAULT_WEEKS, stands, waste = [] } = job;
  return {
    skipSize: size ? directorySkipSize(size) : "",
    size: String(size ?? ""),
    wasteType: wastesInWords(waste),
    stands: stands ?? "",
    date: date ?? "",
    hireLength: hasJob(job) ? hireLengthOf(weeks) : "",
  };
}

/** The body of the request: the fields, and the job from the fields and the search. */
function toBody(
  { size, stands, date, ...fields }: DirectoryQuoteOutput & HoneypotField,
  searched: Job,
  companies: readonly SelectableCompany[],
) {
  const { hireLength: hire, wasteType } = fields;
  const job = jobInForm({ size, stands, date, hire, wasteType }, searched);
  const option = job?.waste ? directoryWasteType(job.waste) : wasteType;
  return { ...fields, wasteType: option, companies, job };
}

/** The state of the directory's quote form, which is sent to `companies`. */
export function useDirectoryQuoteForm({ companies, onSent }: DirectoryQuoteFormOptions) {
  const params = usePageParams();
  const searched = jobIn(params);
  const form = useForm<DirectoryQuoteInput, unknown, DirectoryQuoteOutput>({
    resolver: zodResolver(formSchema),
    mode: "onTouched",
    defaultValues: {
      ...fieldsOf(searched),
      location: searchedAreaIn(params).location ?? "",
      name: "",
      email: "",
      phone: "",
      additionalInfo: "",
    },
  });
  useFormDraft(DRAFT, form, prefillKey(params));
  const showToast = useToast();
  const keyFor = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: (fields: DirectoryQuoteOutput & HoneypotField) => {
      const body = toBody(fields, searched, companies);
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
  return { form, searched, questions, isSending: sending.isPending, handleSubmit };
}
