import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { TextField } from "../form/fields.tsx";
import { FieldGroup } from "./field-group.tsx";

export const states: States = {
  "with a long title": (
    <FieldGroup title={LONG_TEXT}>
      <TextField label="Location" required />
      <TextField label="Search radius (km)" type="number" />
    </FieldGroup>
  ),
};
