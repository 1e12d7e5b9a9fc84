import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { useFocusOnPostedError } from "#client/components/form/posted-form.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { hasJob, jobChoices, prefillKey } from "#client/components/quote/job-in-form.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import { hireDurationOf, pageSkipSize, wastesInWords } from "#contract/job/job-options.ts";
import { clamp, DEFAULT_RADIUS_KM, QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { pageQuoteForm } from "#contract/quote-form.ts";
import type { PostedQuote } from "./post-quote.ts";

const quoteFormSchema = pageQuoteForm.extend(jobChoices);

export type QuoteFormInput = z.input<typeof quoteFormSchema>;
export type QuoteFormOutput = z.output<typeof quoteFormSchema>;
export type QuoteFormState = UseFormReturn<QuoteFormInput, unknown, QuoteFormOutput>;

const DRAFT = "quote";

/** Clamps the radius of a search to the range of the form. Searches allow smaller and larger radii. */
export const toQuoteRadius = (radiusKm: number): number =>
  clamp(radiusKm, { min: QUOTE_MIN_RADIUS_KM, max: QUOTE_MAX_RADIUS_KM });

/**
 * The values of the job's fields. A job without weeks gets the default hire length, which prices assume too. An empty job gets
 * no hire length.
 */
function fieldsOf(job: Job) {
  const { size, date, weeks = DEFAULT_WEEKS, stands, waste = [] } = job;
  return {
    skipSize: size ? pageSkipSize(size) : "",
    size: String(size ?? ""),
    wasteType: wastesInWords(waste),
    stands: stands ?? "",
    hireDate: date ?? "",
    hireDuration: hasJob(job) ? hireDurationOf(weeks) : "",
  };
}

/** The quote form. Its initial values come from the URL, a saved draft or the form submitted without script. */
export function useQuoteForm(posted: PostedQuote | undefined) {
  const params = usePageParams();
  const { location, radius } = searchedAreaIn(params);
  const form: QuoteFormState = useForm<QuoteFormInput, unknown, QuoteFormOutput>({
    resolver: zodResolver(quoteFormSchema),
    // The fields are in the order of the form, because the first of them with an error gets the focus.
    defaultValues: {
      ...fieldsOf(jobIn(params)),
      location: location ?? "",
      radius: toQuoteRadius(radius ?? DEFAULT_RADIUS_KM),
      name: "",
      email: "",
      phone: "",
      additionalInfo: "",
      ...posted?.values,
    },
  });
  useFormDraft(DRAFT, form, prefillKey(params));
  useFocusOnPostedError(form, posted);
  const clearForm = () => {
    form.reset();
    // Resetting saves a draft of the empty form.
    deleteDraft(DRAFT);
  };
  return { form, clearForm };
}
