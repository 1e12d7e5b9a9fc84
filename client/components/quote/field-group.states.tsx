import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { TextField } from "../form/fields.tsx";
import { FieldGroup } from "./field-group.tsx";

const FIELDS = (
  <>
    <TextField label="Location" required />
    <TextField label="Search radius (km)" type="number" />
  </>
);

export const states: States = {
  "two fields": <FieldGroup title="Where">{FIELDS}</FieldGroup>,
  "long title": <FieldGroup title={LONG_TEXT}>{FIELDS}</FieldGroup>,
};
