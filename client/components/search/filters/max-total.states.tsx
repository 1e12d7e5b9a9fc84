import type { States } from "#client/component-states/states.ts";
import { MaxTotal } from "./facet-form.tsx";

export const states: States = {
  empty: <MaxTotal size="6" value="" />,
  set: <MaxTotal size="6" value="250" />,
};
