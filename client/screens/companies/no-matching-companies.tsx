import { Link } from "react-router";
import { DropFilters } from "#client/components/search/filters/drop-filters.tsx";
import type { ActiveFilter } from "#client/components/search/filters/filters.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ListSearch } from "#client/queries/company-search.ts";

interface NoMatchingCompaniesProps {
  isSelecting: boolean;
  search: ListSearch;
  filters: readonly ActiveFilter[];
}

export default function NoMatchingCompanies({ isSelecting, search, filters }: NoMatchingCompaniesProps) {
  return (
    <MessagePanel title="No companies found" level="h2">
      <p className="text-ink-soft">Try fewer words or another place.</p>
      <DropFilters search={search} filters={filters} />
      <Link to={isSelecting ? "/companies?mode=quote" : "/companies"} className={buttonClass()}>
        Clear all filters
      </Link>
    </MessagePanel>
  );
}
