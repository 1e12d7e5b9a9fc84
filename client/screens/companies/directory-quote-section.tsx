import { useEffect, useRef } from "react";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { DirectoryQuoteFields } from "./directory-quote-fields.tsx";
import { Recipients } from "./recipients.tsx";
import { useDirectoryQuoteForm } from "./use-directory-quote-form.ts";

interface DirectoryQuoteSectionProps {
  selection: QuoteSelection;
  location: string;
  onCancel: () => void;
  onSent: (accepted: AcceptedQuote) => void;
}

export default function DirectoryQuoteSection({
  selection,
  location,
  onCancel,
  onSent,
}: DirectoryQuoteSectionProps) {
  const { selected, toggle } = selection;
  const { form, questions, isSending, handleSubmit } = useDirectoryQuoteForm({
    companies: selected,
    location,
    onSent,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quote-form" className="card border-2 border-ink p-5 sm:p-8">
      <h2 id="quote-form" ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        Request Quotes
      </h2>
      <form noValidate onSubmit={handleSubmit} className="relative mt-5 grid gap-5 sm:grid-cols-2">
        <DirectoryQuoteFields form={form} questions={questions} />
        <div className="sm:col-span-2">
          <Recipients companies={selected} onUntick={toggle} />
        </div>
        <Honeypot />
        <DirectoryQuoteActions
          isValid={form.formState.isValid}
          hasCompanies={selected.length > 0}
          isSending={isSending}
          onCancel={onCancel}
        />
      </form>
    </section>
  );
}

interface DirectoryQuoteActionsProps {
  isValid: boolean;
  hasCompanies: boolean;
  isSending: boolean;
  onCancel: () => void;
}

/** The form's buttons, and what is missing while the form is incomplete. */
function DirectoryQuoteActions({ isValid, hasCompanies, isSending, onCancel }: DirectoryQuoteActionsProps) {
  const isComplete = isValid && hasCompanies;
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 sm:col-span-2">
      {!isComplete && (
        <p role="status" className="mr-auto rounded-control bg-skip-pale px-4 py-2.5 font-semibold">
          {isValid
            ? "Choose at least one company to send your quote request"
            : "Please fill in all required fields (*) to send your quote request"}
        </p>
      )}
      <button type="button" onClick={onCancel} className={buttonClass("quiet")}>
        Cancel
      </button>
      <button type="submit" disabled={!isComplete} aria-disabled={isSending} className={buttonClass("go")}>
        {isSending ? "Sending..." : "Send Quote Request"}
      </button>
    </div>
  );
}
