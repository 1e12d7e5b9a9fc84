import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { FitWarnings } from "#client/components/quote/fit-warnings.tsx";
import { parseSize, parseStands, wastesStillSaid } from "#client/components/quote/job-in-form.ts";
import { type QuoteFormState, useQuoteForm, useSendQuote } from "#client/components/quote/quote-form.ts";
import { DIRECTORY_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { Job } from "#contract/job/job.ts";
import { sizeOfOption } from "#contract/job/job-options.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";
import { DirectoryQuoteFields } from "./directory-quote-fields.tsx";
import { Recipients } from "./recipients.tsx";

interface DirectoryQuoteSectionProps {
  selection: QuoteSelection;
  onCancel: () => void;
  onSent: (accepted: AcceptedQuote) => void;
}

export default function DirectoryQuoteSection({ selection, onCancel, onSent }: DirectoryQuoteSectionProps) {
  const { selected, toggle } = selection;
  const searched = jobIn(usePageParams());
  const { form, clearForm } = useQuoteForm(DIRECTORY_PRESENTATION);
  const { questions, isSending, handleSubmit } = useSendQuote(DIRECTORY_PRESENTATION, {
    form,
    companies: selected,
    searched,
    onSent(accepted) {
      clearForm();
      onSent(accepted);
    },
  });
  /** Why the server refused a selected company, for example because it has paused requests since it was selected. */
  const refusal = form.formState.errors.root?.companies?.message;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="quote-form" className="card border-2 border-ink p-5 sm:p-8">
      <h2 id="quote-form" ref={heading} tabIndex={-1} className="display text-2xl outline-none">
        Request Quotes
      </h2>
      <form noValidate onSubmit={handleSubmit} className="relative mt-5 grid gap-8">
        <DirectoryQuoteFields form={form} questions={questions} searched={searched} companies={selected} />
        <div className="grid gap-3">
          <Recipients companies={selected} onUntick={toggle} />
          <Warnings form={form} searched={searched} selection={selection} />
          {refusal && <FieldError role="alert" message={refusal} />}
        </div>
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

interface WarningsProps {
  form: QuoteFormState;
  searched: Job;
  selection: QuoteSelection;
}

/** A separate component, so that only it renders when form values for the warnings change. */
function Warnings({ form: { control }, searched, selection: { selected, toggle } }: WarningsProps) {
  const [location, size, stands, skipSize, date, wasteType] = useWatch({
    control,
    name: ["location", "size", "stands", "skipSize", "hireDate", "wasteType"],
  });
  const { warnings } = useFitWarnings({
    selected,
    location,
    size: parseSize(size) ?? sizeOfOption(skipSize),
    date,
    stands: parseStands(stands),
    waste: wastesStillSaid(wasteType, searched),
  });
  const remove = (id: number) => {
    const company = selected.find((one) => one.id === id);
    if (company) toggle(company);
  };
  return <FitWarnings warnings={warnings} onRemove={remove} />;
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
