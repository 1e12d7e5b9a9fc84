import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { postedForm } from "#client/components/form/posted-form.ts";
import { CustomerFields, QuoteFields } from "./quote-fields.tsx";
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
  const props = { form, posted, questions: {} };
  return (
    <>
      <QuoteFields {...props} presentation={presentation} searched={{}} companies={[]} />
      <CustomerFields {...props} />
    </>
  );
}

const SKIP = { skipSize: "medium", size: "6", wasteType: "soil", hireDuration: "2-weeks" };

export const states: States = {
  "of the quote page": <Fields />,
  "of the directory": <Fields presentation={DIRECTORY_PRESENTATION} />,
  "with a skip that is known, to stand on the road": <Fields values={{ ...SKIP, stands: "road" }} />,
  "known, with long words": <Fields values={{ ...SKIP, location: LONG_WORD, wasteType: LONG_TEXT }} />,
  "heavy waste in a large skip": <Fields values={{ skipSize: "large", wasteType: "soil" }} />,
  "with errors": (
    <Fields errors={{ skipSize: LONG_TEXT, location: LONG_TEXT, hireDate: LONG_TEXT, name: LONG_TEXT }} />
  ),
};
