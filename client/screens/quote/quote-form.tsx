import { useState } from "react";
import { flushSync } from "react-dom";
import { useQuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { CompanySearchSection } from "./company-search-section.tsx";
import { LeftOutCompanies } from "./left-out-companies.tsx";
import type { PostedQuote } from "./post-quote.ts";
import { QuoteFields } from "./quote-fields.tsx";
import { QuoteSentPanel } from "./quote-sent-panel.tsx";
import { useCompanySearch } from "./use-company-search.ts";
import { useInitialCompanies, usePrefill } from "./use-prefill.ts";
import { useQuoteForm } from "./use-quote-form.ts";
import { useSendQuote } from "./use-send-quote.ts";

export default function QuoteForm({ posted }: { posted: PostedQuote | undefined }) {
  const [accepted, setAccepted] = useState<AcceptedQuote | null>(null);
  const { form, clearForm } = useQuoteForm(posted);
  const selection = useQuoteSelection({ initial: useInitialCompanies(posted) });
  const search = useCompanySearch(form, selection, posted?.found);
  const leftOut = usePrefill(form, selection);
  const { handleSubmit, questions, isSending } = useSendQuote(form, selection, (accepted) => {
    clearForm();
    selection.clear();
    search.reset();
    setAccepted(accepted);
  });
  const sendAnother = () => {
    // A hidden field cannot be focused.
    flushSync(() => setAccepted(null));
    form.setFocus("name");
  };
  return (
    <div className="grid gap-6">
      {accepted && <QuoteSentPanel accepted={accepted} onSendAnother={sendAnother} />}
      <form
        // An empty form below the confirmation looks like a second thing to do.
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
        <LeftOutCompanies companies={leftOut} />
        <QuoteFields form={form} posted={posted} questions={questions} />
        <Honeypot />
        <CompanySearchSection search={search} selection={selection} />
        <SendSection companyCount={selection.selected.length} isSending={isSending} />
      </form>
    </div>
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
        Each company you ticked gets your name, email address, phone number, location and what you ask for.
        Nobody else does. You get a copy by email.
      </p>
    </div>
  );
}
