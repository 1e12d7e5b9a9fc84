import { PlanLink } from "./plan-link.tsx";

/** A link to the planner, which explains permits. The link is shown beside the price of a skip on the road. */
export const PermitLink = () => <PlanLink>Whose permit, its fee and how long it takes</PlanLink>;
