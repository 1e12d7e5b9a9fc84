import type { States } from "#client/component-states/states.ts";
import { TextAreaField } from "./fields.tsx";
import { KeptForm } from "./kept-form.tsx";

export const states: States = {
  "with a field": (
    <KeptForm keeps="example" action="#example">
      <TextAreaField label="Anything to add" name="words" rows={2} />
    </KeptForm>
  ),
};
