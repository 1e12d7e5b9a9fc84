import type { ReactNode } from "react";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { Link } from "../link.tsx";

/** A link to the planner with the place and the job of the page. */
export const PlanLink = ({ children }: { children: ReactNode }) => (
  <Link to={`/plan${useJobQuery()}`} className="link">
    {children}
  </Link>
);

export const PERMIT_QUESTION = "Whose permit, its fee and how long it takes";

/** A link to the planner, which explains permits. The link is shown beside the price of a skip on the road. */
export const PermitLink = () => <PlanLink>{PERMIT_QUESTION}</PlanLink>;
