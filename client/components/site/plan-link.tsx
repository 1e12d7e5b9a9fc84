import type { ReactNode } from "react";
import { Link } from "../link.tsx";
import { useJobQuery } from "./use-job-query.ts";

/** A link to the planner with the place and the job of the page. */
export const PlanLink = ({ children }: { children: ReactNode }) => (
  <Link to={`/plan${useJobQuery()}`} className="link">
    {children}
  </Link>
);
