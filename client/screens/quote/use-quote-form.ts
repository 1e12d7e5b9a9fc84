import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useSearchParams } from "react-router";
import type { z } from "zod";
import { useFocusOnPostedError } from "#client/components/form/posted-form.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { DEFAULT_RADIUS_KM } from "#contract/limits.ts";
import { pageQuoteForm } from "#contract/quote-form.ts";
import type { PostedQuote } from "./post-quote.ts";

export type QuoteFormInput = z.input<typeof pageQuoteForm>;
export type QuoteFormOutput = z.output<typeof pageQuoteForm>;
export type QuoteFormState = UseFormReturn<QuoteFormInput, unknown, QuoteFormOutput>;

const DRAFT = "quote";

/** The quote form. Its initial values come from the URL, a saved draft or the form submitted without script. */
export function useQuoteForm(posted: PostedQuote | undefined) {
  const [params] = useSearchParams();
  const form: QuoteFormState = useForm<QuoteFormInput, unknown, QuoteFormOutput>({
    resolver: zodResolver(pageQuoteForm),
    defaultValues: {
      name: "",
      email: "",
      phone: "",
      location: params.get("location") ?? "",
      skipSize: "",
      wasteType: "",
      hireDate: "",
      hireDuration: "",
      additionalInfo: "",
      radius: DEFAULT_RADIUS_KM,
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
