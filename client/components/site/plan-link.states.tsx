import { LONG_TEXT, type States } from "#client/component-states/states.ts";
import { PERMIT_QUESTION, PlanLink } from "./plan-link.tsx";

export const states: States = {
  default: <PlanLink>Plan your skip</PlanLink>,
  "about permits": <PlanLink section="#permit">{PERMIT_QUESTION}</PlanLink>,
  "long text": <PlanLink>{LONG_TEXT}</PlanLink>,
};
