import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { PlanLink } from "./plan-link.tsx";

export const states: States = {
  default: <PlanLink>Plan your skip</PlanLink>,
  "long text": <PlanLink>{LONG_TEXT}</PlanLink>,
};
