import { unchooseCompanies } from "#client/components/company/selection/chosen-companies.ts";
import { useRecipients } from "#client/components/company/selection/use-quote-selection.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { PhotoField, usePhotos } from "#client/components/quote/photo-field.tsx";
import { CustomerFields, QuoteFields } from "#client/components/quote/quote-fields.tsx";
import { useQuoteForm, useSendQuote } from "#client/components/quote/quote-form.ts";
import { PAGE_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobIn } from "#client/urls/company-url.ts";
import { useCompaniesDraft } from "./companies-draft.ts";
import { CompanySearchSection } from "./company-search-section.tsx";
import { LeftOutCompanies } from "./left-out-companies.tsx";
import type { PostedQuote } from "./post-quote.ts";
import { RequestSummary } from "./request-summary.tsx";
import { useCompanySearch } from "./use-company-search.ts";
import { useInitialCompanies, usePrefill } from "./use-prefill.ts";
import { useSentQuote } from "./use-sent-quote.ts";

export default function QuoteForm({ posted }: { posted: PostedQuote | undefined }) {
  const showSent = useSentQuote();
  const params = usePageParams();
  const searched = posted?.searched ?? jobIn(params);
  const { form } = useQuoteForm(PAGE_PRESENTATION, posted);
  const selection = useRecipients(useInitialCompanies(posted));
  const search = useCompanySearch({ form, selection, posted, searched });
  const leftOut = usePrefill({ form, selection, search, posted });
  useCompaniesDraft({ selected: selection.selected, listed: search.listed });
  const photos = usePhotos(PAGE_PRESENTATION.draft, posted?.photos);
  const { handleSubmit, questions, isSending } = useSendQuote(PAGE_PRESENTATION, {
    form,
    photos,
    companies: selection.selected,
    searched,
    onSent: (accepted, path) => {
      unchooseCompanies(selection.selected);
      showSent(accepted, path);
    },
  });
  const asked = { form, search, selection, searched };
  const fields = { form, posted, questions };
  /** Why the server refused a selected company, for example because it has paused requests since it was selected. */
  const refusal = form.formState.errors.root?.companies?.message;
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[1fr_min(22rem,40%)] lg:items-start">
      <form
        method="post"
        action="/quote"
        encType="multipart/form-data"
        noValidate
        onSubmit={handleSubmit}
        className="card relative grid gap-8 p-5 sm:p-8"
      >
        {posted && (
          <p role="alert" className="border-l-4 border-skip bg-skip-pale px-4 py-3 font-semibold">
            {posted.message}
          </p>
        )}
        <LeftOutCompanies {...leftOut} selected={selection.selected} />
        <QuoteFields
          {...fields}
          presentation={PAGE_PRESENTATION}
          searched={searched}
          companies={selection.selected}
        />
        {posted?.isAsked && <input type="hidden" name="repeat" value="send" />}
        {/* Values that the fields cannot express exactly, for a submission without script. */}
        <input type="hidden" name="weeks" value={searched.weeks ?? ""} />
        <input type="hidden" name="waste" value={searched.waste?.join(",") ?? ""} />
        <CompanySearchSection {...asked} />
        <CustomerFields {...fields} />
        <PhotoField photos={photos} />
        <Honeypot error={form.formState.errors.root?.website?.message ?? posted?.errors.website} />
        {refusal && <FieldError role="alert" message={refusal} />}
        <SendSection companyCount={selection.selected.length} isSending={isSending} />
      </form>
      <RequestSummary {...asked} />
    </div>
  );
}

function SendSection({ companyCount, isSending }: { companyCount: number; isSending: boolean }) {
  const label = companyCount > 0 ? `Send Quote Request (${companyCount})` : "Send Quote Request";
  return (
    <div className="grid gap-3">
      <button type="submit" aria-disabled={isSending} className={buttonClass("go", "large")}>
        {isSending ? "Sending..." : label}
      </button>
      <p className="text-sm text-muted">
        Each company you ticked gets your name, email address, phone number, location and what you ask for. No
        other company does. You get a copy by email.
      </p>
      <PrivacyNote />
    </div>
  );
}
