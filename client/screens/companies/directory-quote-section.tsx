import { useEffect, useRef } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { Honeypot } from "#client/components/form/honeypot.tsx";
import { PrivacyNote } from "#client/components/form/privacy-note.tsx";
import { CompanyTick } from "#client/components/quote/company-tick.tsx";
import { FitReminder, FitWarnings } from "#client/components/quote/fit-warnings.tsx";
import { PhotoField, usePhotos } from "#client/components/quote/photo-field.tsx";
import { CustomerFields, QuoteFields } from "#client/components/quote/quote-fields.tsx";
import {
  type QuoteFormState,
  useAsked,
  useQuoteForm,
  useSendQuote,
} from "#client/components/quote/quote-form.ts";
import { DIRECTORY_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import { UnderstoodPlaceNotice } from "#client/components/search/place-notice.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useSettledValue } from "#client/components/use-settled-value.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { jobIn } from "#client/urls/company-url.ts";
import { sizeOfOption } from "#contract/job/job-options.ts";
import type { AcceptedQuote } from "#contract/quotes.ts";

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
  const { location, skipSize, job } = useAsked(form, searched);
  const fit = useFitWarnings({
    selected,
    location,
    job: { ...job, size: job.size ?? sizeOfOption(skipSize) },
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
        <Recipients form={form} location={location} selection={selection} fit={fit} />
        <CustomerFields form={form} questions={questions} />
        <PhotoField photos={photos} />
        <Honeypot error={form.formState.errors.root?.website?.message} />
        <DirectoryQuoteActions
          isValid={form.formState.isValid}
          hasCompanies={selected.length > 0}
          isSending={isSending}
          warnings={fit.warnings}
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
  warnings: Fit["warnings"];
  onCancel: () => void;
}

function DirectoryQuoteActions(props: DirectoryQuoteActionsProps) {
  const { isValid, hasCompanies, isSending, warnings, onCancel } = props;
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
      <div className="grid w-full gap-3">
        <PrivacyNote />
        <FitReminder warnings={warnings} />
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

type Fit = ReturnType<typeof useFitWarnings>;

interface RecipientsProps {
  form: QuoteFormState;
  location: string;
  selection: QuoteSelection;
  fit: Fit;
}

function Recipients({ form, location, selection, fit }: RecipientsProps) {
  const { selected, toggle } = selection;
  const { companies, place, priced, warnings } = fit;
  const group = useRef<HTMLFieldSetElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const choosePlace = (other: string) => {
    form.setValue("location", other, { shouldValidate: true, shouldDirty: true });
    // The pressed button disappears, and the place field may be collapsed, so the focus moves to the notice.
    notice.current?.focus();
  };
  const refusal = form.formState.errors.root?.companies?.message;
  return (
    <section aria-labelledby="companies" className="grid gap-4">
      <h3 id="companies" className="display text-xl">
        2. Companies
      </h3>
      <fieldset ref={group} tabIndex={-1} className="grid min-w-0 gap-2 outline-none">
        <legend className="mb-2 font-bold">Your request goes to {formatCompanyCount(selected.length)}</legend>{" "}
        <ul className="grid gap-2">
          {selected.map((company) => (
            <li key={company.id}>
              <CompanyTick
                company={companies.find(({ id }) => id === company.id) ?? company}
                place={place}
                job={priced}
                isTicked
                onTick={() => {
                  toggle(company);
                  group.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
        {selected.length === 0 && (
          <p className="text-ink-soft">Choose at least one company from the list below.</p>
        )}
        <p className="text-sm text-muted">
          Each gets your name, email address, phone number, location and what you ask for. No other company
          does. You get a copy by email.
        </p>
      </fieldset>
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
        <UnderstoodPlaceNotice location={useSettledValue(location.trim())} onChoose={choosePlace} />
      </div>
      <FitWarnings warnings={warnings} />
      {refusal && <FieldError role="alert" message={refusal} />}
    </section>
  );
}
