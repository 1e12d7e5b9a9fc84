import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { ListSearch } from "#client/urls/company-search.ts";
import { formatCompanyCount } from "../../company/format.ts";
import { MessagePanel } from "../../ui/message-panel.tsx";
import { type ActiveFilter, paramsWithout, searchWithout } from "./filters.ts";

interface NoCompaniesProps {
  search: ListSearch;
  filters: readonly ActiveFilter[];
  advice: string;
  /** The link that starts again. */
  reset: ReactNode;
}

export default function NoCompanies({ search, filters, advice, reset }: NoCompaniesProps) {
  return (
    <MessagePanel title="No companies found" level="h2">
      <p className="text-ink-soft">{advice}</p>
      {filters.length > 0 && (
        <ul aria-label="Filters to remove" className="grid gap-1">
          {filters.map((filter) => (
            <DropFilter key={filter.name} filter={filter} search={search} />
          ))}
        </ul>
      )}
      {reset}
    </MessagePanel>
  );
}

function DropFilter({ filter: { name, label }, search }: { filter: ActiveFilter; search: ListSearch }) {
  const params = usePageParams();
  const { data } = useQuery(companyPageQueryOptions(searchWithout(search, name)));
  if (!data || data.total === 0) return null;
  return (
    <li className="wrap-anywhere">
      {name === "canDo" && "No company is sure that it can do your date. "}
      <Link to={paramsWithout(params, name)} rel="nofollow" className="link">
        Without: {label}
      </Link>
      : {formatCompanyCount(data.total)}
    </li>
  );
}
