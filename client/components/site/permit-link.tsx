import { PlanLink } from "./plan-link.tsx";

/** A link from a price with a skip on the road to the planner's section about the permit, for the page's place and job. */
export const PermitLink = () => <PlanLink>Whose permit, its fee and how long it takes</PlanLink>;
