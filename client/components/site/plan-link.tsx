import type { ReactNode } from "react";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { Link } from "../link.tsx";

interface PlanLinkProps {
  /** The section of the plan that the link opens. */
  section?: "#permit";
  children: ReactNode;
}

export const PlanLink = ({ section, children }: PlanLinkProps) => (
  <Link to={`/plan${useJobQuery()}${section ?? ""}`} className="link">
    {children}
  </Link>
);

/** The text of a link to the planner's section about permits, beside the price of a skip on the road. */
export const PERMIT_QUESTION = "Whose permit, its fee and how long it takes";
