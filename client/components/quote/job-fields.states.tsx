import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { FieldGroup } from "./field-group.tsx";
import { ExactSizeField, StandsField } from "./job-fields.tsx";

export const states: States = {
  "exact size, not said": <ExactSizeField name="size" />,
  "exact size, said": <ExactSizeField name="size" defaultValue="6" />,
  "stands, not said": (
    <FieldGroup title="Where">
      <StandsField name="stands" />
    </FieldGroup>
  ),
  "stands on a drive": (
    <FieldGroup title="Where">
      <StandsField name="stands" defaultValue="drive" />
    </FieldGroup>
  ),
  "stands on the road": (
    <FieldGroup title="Where">
      <StandsField name="stands" defaultValue="road" />
    </FieldGroup>
  ),
  "stands, with an error": (
    <FieldGroup title="Where">
      <StandsField name="stands" defaultValue="road" error={LONG_TEXT} />
    </FieldGroup>
  ),
};
