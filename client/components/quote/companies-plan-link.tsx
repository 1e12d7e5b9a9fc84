import type { ReactNode } from "react";
import { areaParams, type SearchedArea } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { Link } from "../link.tsx";

interface CompaniesPlanLinkProps {
  companies: readonly { id: number }[];
  area: SearchedArea;
  section?: "#permit" | undefined;
  children: ReactNode;
}

/** The link's URL contains the chosen companies, so that the planner can link back to the quote form with these companies. */
export const CompaniesPlanLink = ({ companies, area, section, children }: CompaniesPlanLinkProps) => {
  const ids = companies.map(({ id }) => id).join(",");
  const query = queryString({ ...areaParams(area), companies: ids });
  // Without a place the planner's page has only the form.
  const fragment = (area.location && section) || "";
  return (
    <Link to={`/plan${query}${fragment}`} className="link">
      {children}
    </Link>
  );
};
