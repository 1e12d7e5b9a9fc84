import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { postedForm } from "#client/components/form/posted-form.ts";
import { TextField } from "../form/fields.tsx";
import { FieldGroup, QuoteFields } from "./quote-fields.tsx";
import { useQuoteForm } from "./quote-form.ts";
import { DIRECTORY_PRESENTATION, PAGE_PRESENTATION } from "./quote-presentations.ts";

interface FieldsProps {
  presentation?: typeof PAGE_PRESENTATION;
  values?: Record<string, string>;
  errors?: Record<string, string>;
}

function Fields({ presentation = PAGE_PRESENTATION, values = {}, errors = {} }: FieldsProps) {
  const posted = postedForm(values, { errors });
  const { form } = useQuoteForm(presentation, posted);
  return (
    <QuoteFields
      {...{ form, posted, presentation, questions: {}, searched: {}, companies: [] }}
      waste={(field) => <TextField label="Type of Waste" required {...field("wasteType")} />}
    />
  );
}

export const states: States = {
  "of the quote page": <Fields />,
  "of the directory": <Fields presentation={DIRECTORY_PRESENTATION} />,
  "heavy waste in a large skip": <Fields values={{ skipSize: "large", wasteType: "soil" }} />,
  "group with a long title": (
    <FieldGroup title={LONG_TEXT}>
      <TextField label="Location" required />
      <TextField label="Search radius (km)" type="number" />
    </FieldGroup>
  ),
  "with errors": (
    <Fields errors={{ skipSize: LONG_TEXT, location: LONG_TEXT, hireDate: LONG_TEXT, name: LONG_TEXT }} />
  ),
};
