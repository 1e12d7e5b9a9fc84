import type { ReactNode } from "react";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { Link } from "../link.tsx";

export const PlanLink = ({ children }: { children: ReactNode }) => (
  <Link to={`/plan${useJobQuery()}`} className="link">
    {children}
  </Link>
);

/** The text of a link to the planner beside the price of a skip on the road. The planner explains permits. */
export const PERMIT_QUESTION = "Whose permit, its fee and how long it takes";
