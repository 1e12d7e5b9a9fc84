import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { ExactSizeField, StandsField } from "./job-fields.tsx";

export const states: States = {
  "exact size, not said": <ExactSizeField name="size" />,
  "exact size, said": <ExactSizeField name="size" defaultValue="6" />,
  "stands, not said": <StandsField name="stands" />,
  "stands on a drive": <StandsField name="stands" defaultValue="drive" />,
  "stands on the road": <StandsField name="stands" defaultValue="road" />,
  "stands, with an error": <StandsField name="stands" defaultValue="road" error={LONG_TEXT} />,
};
