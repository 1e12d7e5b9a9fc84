import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { CompaniesPlanLink } from "./companies-plan-link.tsx";

const props = { companies: [{ id: 1 }, { id: 2 }], area: { location: "Leeds", size: 6 } } as const;

export const states: States = {
  default: <CompaniesPlanLink {...props}>Plan your skip</CompaniesPlanLink>,
  "long text": <CompaniesPlanLink {...props}>{LONG_TEXT}</CompaniesPlanLink>,
};
