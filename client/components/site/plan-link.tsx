import type { ReactNode } from "react";
import { useJobQuery } from "#client/navigation/use-page-params.ts";
import { Link } from "../link.tsx";

interface PlanLinkProps {
  section?: "#permit";
  children: ReactNode;
}

export const PlanLink = ({ section, children }: PlanLinkProps) => (
  <Link to={`/plan${useJobQuery()}${section ?? ""}`} className="link">
    {children}
  </Link>
);

export const PERMIT_QUESTION = "Whose permit, its fee and how long it takes";
