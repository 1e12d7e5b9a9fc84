import type { ReactNode } from "react";
import { PageLink } from "../page-link.tsx";
import { useJobQuery } from "./use-job-query.ts";

/** A link to the planner with the place and the job of the page. */
export const PlanLink = ({ children }: { children: ReactNode }) => (
  <PageLink to={`/plan${useJobQuery()}`} className="link">
    {children}
  </PageLink>
);
