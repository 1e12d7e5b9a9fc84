import { PlanLink } from "./plan-link.tsx";

/** Leads from a price with a skip on the road to the planner's answer about the permit, for the place and job of the page. */
export const PermitLink = () => <PlanLink>Whose permit, its fee and how long it takes</PlanLink>;
