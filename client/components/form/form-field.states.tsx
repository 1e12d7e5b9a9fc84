import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { FormField } from "./form-field.tsx";

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
  "with an error": (
    <FormField label="Delivery date" required error={LONG_TEXT}>
      {(control) => <input type="date" {...control} />}
    </FormField>
  ),
};
