import { useEffect, useRef } from "react";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { PhotoField, usePhotos } from "#client/components/quote/photo-field.tsx";
import { CustomerFields, QuoteFields } from "#client/components/quote/quote-fields.tsx";
import { useQuoteForm, useSendQuote } from "#client/components/quote/quote-form.ts";
import { DIRECTORY_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { Recipients } from "./recipients.tsx";

interface DirectoryQuoteSectionProps {
  selection: QuoteSelection;
  onCancel: () => void;
  onSent: (accepted: AcceptedQuote) => void;
}

export default function DirectoryQuoteSection({ selection, onCancel, onSent }: DirectoryQuoteSectionProps) {
  const { selected } = selection;
  const searched = jobIn(usePageParams());
  const { form, clearForm } = useQuoteForm(DIRECTORY_PRESENTATION);
  const photos = usePhotos(DIRECTORY_PRESENTATION.draft);
  const { questions, isSending, handleSubmit } = useSendQuote(DIRECTORY_PRESENTATION, {
    form,
    photos,
    companies: selected,
    searched,
    onSent(accepted, receiptUrl) {
      clearForm();
      onSent({ ...accepted, receiptUrl });
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quote-form" className="card border-2 border-ink p-5 sm:p-8">
      <h2 id="quote-form" ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        Request Quotes
      </h2>
      <form noValidate onSubmit={handleSubmit} className="relative mt-5 grid max-w-4xl gap-8">
        <QuoteFields
          form={form}
          presentation={DIRECTORY_PRESENTATION}
          questions={questions}
          searched={searched}
          companies={selected}
        />
        <Recipients form={form} searched={searched} selection={selection} />
        <CustomerFields form={form} questions={questions} />
        <PhotoField photos={photos} />
        <Honeypot error={form.formState.errors.root?.website?.message} />
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

/** The form's buttons, and a note about missing fields or companies while the form is incomplete. */
function DirectoryQuoteActions({ isValid, hasCompanies, isSending, onCancel }: DirectoryQuoteActionsProps) {
  const isComplete = isValid && hasCompanies;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isComplete && (
        <p role="status" className="w-full rounded-control bg-skip-pale px-4 py-2.5 font-semibold">
          {isValid
            ? "Choose at least one company to send your quote request"
            : "Please fill in all required fields (*) to send your quote request"}
        </p>
      )}
      <div className="w-full">
        <PrivacyNote />
      </div>
      <button
        type="submit"
        disabled={!isComplete}
        aria-disabled={isSending}
        className={`${buttonClass("go")} max-sm:w-full`}
      >
        {isSending ? "Sending..." : "Send Quote Request"}
      </button>
      <button type="button" onClick={onCancel} className={`${buttonClass("quiet")} max-sm:w-full`}>
        Cancel
      </button>
    </div>
  );
}
