import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import type { HoneypotField } from "#client/components/form/honeypot.tsx";
import { type PostedForm, useFocusOnPostedError } from "#client/components/form/posted-form.ts";
import { showServerErrors } from "#client/components/form/server-errors.ts";
import { deleteDraft, useFormDraft } from "#client/components/form/use-form-draft.ts";
import { useQuestions } from "#client/components/form/use-questions.ts";
import { useSubmitHandler } from "#client/components/form/use-submit-handler.ts";
import { useToast } from "#client/components/toasts/toasts.tsx";
import { myRequests, saveRequests } from "#client/my-requests.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { RequestError, request } from "#client/queries/request.ts";
import { roadPermitQueryOptions } from "#client/queries/road-permit.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import { DEFAULT_WEEKS, type Job, STANDS } from "#contract/job/job.ts";
import { wastesInWords } from "#contract/job/job-options.ts";
import type { ListPermit } from "#contract/job/permits.ts";
import { clamp, DEFAULT_RADIUS_KM, QUOTE_MAX_RADIUS_KM, QUOTE_MIN_RADIUS_KM } from "#contract/limits.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { useSettledValue } from "../use-settled-value.ts";
import { hasJob, jobInForm, prefillKey } from "./job-in-form.ts";
import type { QuotePhotos } from "./photo-field.tsx";
import type { QuoteInput, QuoteOutput, QuotePresentation } from "./quote-presentations.ts";

export type QuoteFormState = UseFormReturn<QuoteInput, unknown, QuoteOutput>;

/** Searches allow smaller and larger radii than the form. */
export const toQuoteRadius = (radiusKm: number): number =>
  clamp(radiusKm, { min: QUOTE_MIN_RADIUS_KM, max: QUOTE_MAX_RADIUS_KM });

/**
 * The values are in the order of the form, because the first field with an error gets the focus. A job without weeks gets the
 * default hire length, which prices also assume. An empty job gets no hire length.
 */
function openingValues(params: URLSearchParams, { skipSizeOf, hireOf }: QuotePresentation) {
  const job = jobIn(params);
  const { location = "", radius = DEFAULT_RADIUS_KM } = searchedAreaIn(params);
  const { size, date, weeks = DEFAULT_WEEKS, stands, waste = [] } = job;
  return {
    skipSize: size ? skipSizeOf(size) : "",
    size: String(size ?? ""),
    wasteType: wastesInWords(waste),
    location,
    radius: toQuoteRadius(radius),
    stands: stands ?? "",
    hireDate: date ?? "",
    hireDuration: hasJob(job) ? hireOf(weeks) : "",
    ...{ name: "", email: "", phone: "", additionalInfo: "" },
  };
}

export function useQuoteForm(presentation: QuotePresentation, posted?: PostedForm) {
  const { draft, schema, mode } = presentation;
  const params = usePageParams();
  const form: QuoteFormState = useForm<QuoteInput, unknown, QuoteOutput>({
    resolver: zodResolver(schema),
    mode,
    defaultValues: { ...openingValues(params, presentation), ...posted?.values },
  });
  useFormDraft(draft, form, prefillKey(params));
  useFocusOnPostedError(form, posted);
  const clearForm = () => {
    form.reset();
    // Resetting saves a draft of the empty form.
    deleteDraft(draft);
  };
  return { form, clearForm };
}

/** A change of any other field does not render the caller. */
export function useAsked({ control }: QuoteFormState, searched: Job) {
  const [location, radius, skipSize, size, stands, hireDate, hireDuration, wasteType] = useWatch({
    control,
    name: ["location", "radius", "skipSize", "size", "stands", "hireDate", "hireDuration", "wasteType"],
  });
  const job = jobInForm({ size, stands, hireDate, hireDuration, wasteType }, searched) ?? {};
  return { location, radius, skipSize, job };
}

const NONE_SELECTED = {
  title: "No companies selected",
  description: "Please select at least one company to send your quote request.",
  destructive: true,
} as const;

interface SendQuoteOptions {
  form: QuoteFormState;
  companies: readonly SelectableCompany[];
  searched: Job;
  photos: QuotePhotos;
  onSent: (accepted: AcceptedQuote, path: string) => void;
}

/** A device that sends more requests, such as a builder's, keeps the links of only this many. */
const MOST_REQUESTS = 10;

function rememberRequest({ reference, receiptUrl }: AcceptedQuote): string {
  const path = new URL(receiptUrl, location.href).pathname;
  const others = myRequests().filter((request) => request.reference !== reference);
  saveRequests([{ reference, path }, ...others].slice(0, MOST_REQUESTS));
  return path;
}

export function useSendQuote(
  { bodyOf, sendingFailed }: QuotePresentation,
  { form, companies, searched, photos, onSent }: SendQuoteOptions,
) {
  const showToast = useToast();
  const sending = useMutation({
    mutationFn: async ({ size, stands, ...fields }: QuoteOutput & HoneypotField) => {
      const job = jobInForm({ size, stands, ...fields }, searched);
      const tokens = await photos.tokens();
      const body = { ...bodyOf(fields, job), companies, job, ...(tokens.length > 0 && { photos: tokens }) };
      // Requests have no idempotency key. The server stores equal requests only once an hour, even after a reload or from another
      // tab.
      const accepted = await (await request("POST", "/api/quotes", body)).json();
      return { accepted, areLost: (accepted.photos ?? 0) < tokens.length };
    },
    onSuccess: ({ accepted, areLost }) => {
      const path = rememberRequest(accepted);
      photos.clear();
      onSent(accepted, `${path}${areLost ? "?photo=lost#photos" : "#main"}`);
    },
    onError: (error) => {
      showServerErrors(form, error);
      // After a 429, shows the server's message, because "Please try again" would be wrong advice.
      const limit = error instanceof RequestError && error.status === 429 ? error.serverMessage : null;
      showToast({ ...sendingFailed, ...(limit && { description: limit }) });
    },
  });
  const send = async (fields: QuoteOutput & HoneypotField) => {
    if (companies.length === 0) return showToast(NONE_SELECTED);
    await sending.mutateAsync(fields);
  };
  const { questions, ask } = useQuestions(form);
  // The button shows "Sending..." until the request's page has loaded, not only until the response arrives.
  const isSending = sending.isPending || sending.isSuccess;
  return { handleSubmit: useSubmitHandler(form, { send, ask }), questions, isSending };
}

/** Whose road it is at the form's place. Undefined unless the skip is to stand on a road. */
export function useRoadPermit({ control }: QuoteFormState): ListPermit | null | undefined {
  const [chosen, date, place] = useWatch({ control, name: ["stands", "hireDate", "location"] });
  const location = useSettledValue(place.trim());
  const stands = STANDS.find(({ value }) => value === chosen)?.value;
  const { data } = useQuery(roadPermitQueryOptions({ location, stands, date }));
  return stands === "road" ? data : undefined;
}
