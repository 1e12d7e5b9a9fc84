import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { PermitLink, PlanLink } from "./plan-link.tsx";

export const states: States = {
  default: <PlanLink>Plan your skip</PlanLink>,
  "about permits": <PermitLink />,
  "long text": <PlanLink>{LONG_TEXT}</PlanLink>,
};
