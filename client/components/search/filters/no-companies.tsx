import type { ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import type { ListSearch } from "#client/urls/company-search.ts";
import { formatCompanyCount } from "../../company/format.ts";
import { MessagePanel } from "../../ui/message-panel.tsx";

/** `to` and `search` are without the filter. */
interface RemovableFilter {
  label: string;
  to: string;
  search: ListSearch;
}

interface NoCompaniesProps {
  filters: readonly RemovableFilter[];
  advice: string;
  /** The link that starts again. */
  reset: ReactNode;
}

export default function NoCompanies({ filters, advice, reset }: NoCompaniesProps) {
  return (
    <MessagePanel title="No companies found" level="h2">
      <p className="text-ink-soft">{advice}</p>
      {filters.length > 0 && (
        <ul aria-label="Filters to remove" className="grid gap-1">
          {filters.map((filter) => (
            <DropFilter key={filter.to} {...filter} />
          ))}
        </ul>
      )}
      {reset}
    </MessagePanel>
  );
}

function DropFilter({ label, to, search }: RemovableFilter) {
  const { data } = useQuery(companyPageQueryOptions(search));
  if (!data || data.total === 0) return null;
  return (
    <li className="wrap-anywhere">
      <Link to={to} rel="nofollow" className="link">
        Without: {label}
      </Link>
      : {formatCompanyCount(data.total)}
    </li>
  );
}
