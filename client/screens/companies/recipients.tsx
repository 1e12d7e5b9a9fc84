import { useRef } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { FieldError } from "#client/components/form/form-field.tsx";
import { CompanyTick } from "#client/components/quote/company-tick.tsx";
import { FitWarnings } from "#client/components/quote/fit-warnings.tsx";
import { type QuoteFormState, useAsked } from "#client/components/quote/quote-form.ts";
import { useFitWarnings } from "#client/components/quote/use-fit-warnings.ts";
import { useSettledValue } from "#client/components/quote/use-settled-value.ts";
import { UnderstoodPlaceNotice } from "#client/components/search/understood-place-notice.tsx";
import type { Job } from "#contract/job/job.ts";
import { sizeOfOption } from "#contract/job/job-options.ts";

interface RecipientsProps {
  form: QuoteFormState;
  searched: Job;
  selection: QuoteSelection;
}

/** The companies that will receive the request, each with a checkbox that removes it, and warnings about them. */
export function Recipients({ form, searched, selection }: RecipientsProps) {
  const { selected, toggle } = selection;
  const { location, skipSize, job: said } = useAsked(form, searched);
  const job = { ...said, size: said.size ?? sizeOfOption(skipSize) };
  const { companies, place, warnings } = useFitWarnings({ selected, location, job });
  const group = useRef<HTMLFieldSetElement>(null);
  /** Why the server refused a selected company, for example because it has paused requests since it was selected. */
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
                job={job}
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
      <LocationNotice form={form} location={useSettledValue(location.trim())} />
      <FitWarnings warnings={warnings} selection={selection} />
      {refusal && <FieldError role="alert" message={refusal} />}
    </section>
  );
}

function LocationNotice({ form, location }: { form: QuoteFormState; location: string }) {
  const panel = useRef<HTMLDivElement>(null);
  const choose = (place: string) => {
    form.setValue("location", place, { shouldValidate: true, shouldDirty: true });
    // The pressed button disappears, and the field can be folded away.
    panel.current?.focus();
  };
  return (
    <div ref={panel} tabIndex={-1} className="outline-none empty:hidden">
      <UnderstoodPlaceNotice location={location} onChoose={choose} />
    </div>
  );
}
