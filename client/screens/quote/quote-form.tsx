import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { unchooseCompanies } from "#client/components/company/selection/chosen-companies.ts";
import {
  type QuoteSelection,
  useRecipients,
} from "#client/components/company/selection/use-quote-selection.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { parseSize, parseStands, wastesStillSaid } from "#client/components/quote/job-in-form.ts";
import { type QuoteFormState, useQuoteForm, useSendQuote } from "#client/components/quote/quote-form.ts";
import { PAGE_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { Job } from "#contract/job/job.ts";
import { parseSizeRange } from "#contract/job/job-options.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { useCompaniesDraft } from "./companies-draft.ts";
import { CompanySearchSection } from "./company-search-section.tsx";
import { LeftOutCompanies } from "./left-out-companies.tsx";
import type { PostedQuote } from "./post-quote.ts";
import { PageQuoteFields } from "./quote-fields.tsx";
import { QuoteSentPanel } from "./quote-sent-panel.tsx";
import { type CompanySearchState, useCompanySearch } from "./use-company-search.ts";
import { useInitialCompanies, usePrefill } from "./use-prefill.ts";
import { useSentQuote } from "./use-sent-quote.ts";

export default function QuoteForm({ posted }: { posted: PostedQuote | undefined }) {
  const { accepted, showSent, beginAnother } = useSentQuote(posted);
  const params = usePageParams();
  const searched = posted?.searched ?? jobIn(params);
  const { form, clearForm } = useQuoteForm(PAGE_PRESENTATION, posted);
  const selection = useRecipients(useInitialCompanies(posted));
  const search = useCompanySearch({ form, selection, posted, searched });
  const leftOut = usePrefill({ form, selection, search, posted });
  useCompaniesDraft({ selected: selection.selected, listed: search.listed });
  const { handleSubmit, questions, isSending } = useSendQuote(PAGE_PRESENTATION, {
    form,
    companies: selection.selected,
    searched,
    onSent: (accepted) => {
      clearForm();
      unchooseCompanies(selection.selected);
      selection.clear();
      search.reset();
      showSent(accepted);
    },
  });
  const sendAnother = () => {
    // Renders the form immediately, because a hidden field cannot be focused.
    flushSync(beginAnother);
    form.setFocus("skipSize");
  };
  /** Why the server refused a selected company, for example because it has paused requests since it was selected. */
  const refusal = form.formState.errors.root?.companies?.message;
  return (
    <div className="grid gap-6">
      {accepted && <QuoteSentPanel accepted={accepted} onSendAnother={sendAnother} />}
      <form
        // Hidden, because an empty form below the confirmation would look like a second step.
        hidden={accepted !== null}
        method="post"
        action="/quote"
        noValidate
        onSubmit={handleSubmit}
        className="card relative grid gap-8 p-5 sm:p-8"
      >
        {posted && (
          <p role="alert" className="border-l-4 border-skip bg-skip-pale px-4 py-3 font-semibold">
            {posted.message}
          </p>
        )}
        <LeftOutCompanies {...leftOut} />
        <PageQuoteFields
          form={form}
          posted={posted}
          questions={questions}
          searched={searched}
          companies={selection.selected}
        />
        {/* Values that the fields cannot express exactly, for a submission without script. */}
        <input type="hidden" name="weeks" value={searched.weeks ?? ""} />
        <input type="hidden" name="waste" value={searched.waste?.join(",") ?? ""} />
        <Companies form={form} search={search} selection={selection} searched={searched} />
        <Honeypot error={form.formState.errors.root?.website?.message ?? posted?.errors.website} />
        {refusal && <FieldError role="alert" message={refusal} />}
        <SendSection companyCount={selection.selected.length} isSending={isSending} />
      </form>
    </div>
  );
}

interface CompaniesProps {
  form: QuoteFormState;
  search: CompanySearchState;
  selection: QuoteSelection;
  searched: Job;
}

/** A separate component, so that only it renders when form values for the warnings change. */
function Companies({ form: { control }, search, selection, searched }: CompaniesProps) {
  const [location, size, skipSize, stands, date, wasteType] = useWatch({
    control,
    name: ["location", "size", "skipSize", "stands", "hireDate", "wasteType"],
  });
  const { selected } = selection;
  const { chosen, found } = search.listed;
  const isSelected = ({ id }: { id: number }) => selected.some((company) => company.id === id);
  // Unticked companies keep their details, as far as one request can ask for them.
  const detailed = [...selected, ...chosen.filter((company) => !isSelected(company))];
  const { warnings, ...details } = useFitWarnings({
    selected: detailed.slice(0, MAX_COMPANIES_PER_QUOTE),
    location,
    size: parseSize(size),
    sizeRange: parseSizeRange(skipSize),
    date,
    stands: parseStands(stands),
    waste: wastesStillSaid(wasteType, searched),
    known: found,
  });
  return (
    <CompanySearchSection
      {...details}
      search={search}
      selection={selection}
      warnings={warnings.filter(isSelected)}
    />
  );
}

function SendSection({ companyCount, isSending }: { companyCount: number; isSending: boolean }) {
  const label = companyCount > 0 ? `Send Quote Request (${companyCount})` : "Send Quote Request";
  return (
    <div className="grid gap-3 border-t border-line pt-6">
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
