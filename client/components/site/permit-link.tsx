import { PlanLink } from "./plan-link.tsx";

export const PERMIT_QUESTION = "Whose permit, its fee and how long it takes";

/** A link to the planner, which explains permits. The link is shown beside the price of a skip on the road. */
export const PermitLink = () => <PlanLink>{PERMIT_QUESTION}</PlanLink>;
