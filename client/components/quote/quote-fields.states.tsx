import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { postedForm } from "#client/components/form/posted-form.ts";
import { HIRE_DURATIONS, QUOTE_SKIP_SIZES } from "#contract/forms/form-options.ts";
import { hireDurationOf, pageSkipSize } from "#contract/job/job-options.ts";
import { TextField } from "../form/fields.tsx";
import { QuoteFields } from "./quote-fields.tsx";
import { type QuotePresentation, quoteFields, useQuoteForm } from "./quote-form.ts";

const PRESENTATION: QuotePresentation = {
  draft: "states",
  schema: quoteFields,
  mode: "onSubmit",
  skipSizes: QUOTE_SKIP_SIZES,
  skipSizeOf: pageSkipSize,
  hires: HIRE_DURATIONS,
  hireOf: hireDurationOf,
  labels: { hireDate: "Hire Date", hireDuration: "Hire Duration", hirePrompt: "Select hire duration" },
  isDateRequired: true,
  hasRadius: false,
  sendingFailed: { title: "Error", description: "It was not sent." },
  bodyOf: (fields) => fields,
};

function Fields({
  values = {},
  errors = {},
}: {
  values?: Record<string, string>;
  errors?: Record<string, string>;
}) {
  const posted = postedForm(values, { errors });
  const { form } = useQuoteForm(PRESENTATION, posted);
  return (
    <QuoteFields
      {...{ form, posted, presentation: PRESENTATION, questions: {}, searched: {}, companies: [] }}
      waste={(field) => <TextField label="Type of Waste" required {...field("wasteType")} />}
    />
  );
}

export const states: States = {
  empty: <Fields />,
  "heavy waste in a large skip": <Fields values={{ skipSize: "large", wasteType: "soil" }} />,
  "with errors": (
    <Fields errors={{ skipSize: LONG_TEXT, location: LONG_TEXT, hireDate: LONG_TEXT, name: LONG_TEXT }} />
  ),
};
