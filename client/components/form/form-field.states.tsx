import { LONG_TEXT, LONG_WORD, type States } from "#client/component-states/states.ts";
import { FieldError, FormField } from "./form-field.tsx";

export const states: States = {
  default: (
    <FormField label="Delivery date" hint="The earliest day is tomorrow">
      {(control) => <input type="date" {...control} />}
    </FormField>
  ),
  "with a question": (
    <FormField label="Delivery date" required question={LONG_TEXT}>
      {(control) => <input type="date" {...control} />}
    </FormField>
  ),
  "error without a field": <FieldError message="Please enter your location" />,
  "error without a field, long word": <FieldError message={LONG_WORD} />,
  "with an error": (
    <FormField label="Delivery date" required error={LONG_TEXT}>
      {(control) => <input type="date" {...control} />}
    </FormField>
  ),
};
