import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod";
import { useFocusOnPostedError } from "#client/components/form/posted-form.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { searchedAreaIn } from "#client/queries/company-url.ts";
import { DEFAULT_RADIUS_KM, QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import { pageQuoteForm } from "#contract/quote-form.ts";
import type { PostedQuote } from "./post-quote.ts";

export type QuoteFormInput = z.input<typeof pageQuoteForm>;
export type QuoteFormOutput = z.output<typeof pageQuoteForm>;
export type QuoteFormState = UseFormReturn<QuoteFormInput, unknown, QuoteFormOutput>;

const DRAFT = "quote";

/** The radius of a search as the form accepts it; searches allow smaller and larger ones. */
export const toQuoteRadius = (radiusKm: number): number =>
  Math.min(QUOTE_MAX_RADIUS_KM, Math.max(QUOTE_MIN_RADIUS_KM, radiusKm));

/** The quote form. Its initial values come from the URL, a saved draft or the form submitted without script. */
export function useQuoteForm(posted: PostedQuote | undefined) {
  const params = usePageParams();
  const { location, radius } = searchedAreaIn(params);
  const form: QuoteFormState = useForm<QuoteFormInput, unknown, QuoteFormOutput>({
    resolver: zodResolver(pageQuoteForm),
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      location: location ?? "",
      skipSize: "",
      wasteType: "",
      hireDate: "",
      hireDuration: "",
      additionalInfo: "",
      radius: toQuoteRadius(radius ?? DEFAULT_RADIUS_KM),
      ...posted?.values,
    },
  });
  useFormDraft(DRAFT, form);
  useFocusOnPostedError(form, posted);
  const clearForm = () => {
    deleteDraft(DRAFT);
    form.reset();
  };
  return { form, clearForm };
}
