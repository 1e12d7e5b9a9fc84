import { useEffect, useRef } from "react";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { DirectoryQuoteActions } from "./directory-quote-actions.tsx";
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
  const { form, isSending, handleSubmit } = useDirectoryQuoteForm({ companies: selected, location, onSent });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quote-form" className="card border-2 border-ink p-5 sm:p-8">
      <h2 id="quote-form" ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        Request Quotes
      </h2>
      <form noValidate onSubmit={handleSubmit} className="relative mt-5 grid gap-5 sm:grid-cols-2">
        <DirectoryQuoteFields form={form} />
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
