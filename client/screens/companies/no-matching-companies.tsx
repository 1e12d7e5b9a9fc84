import { Link } from "#client/components/link.tsx";
import { DropFilters } from "#client/components/search/filters/drop-filters.tsx";
import type { NoResultsProps } from "#client/components/search/search-results.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";

export default function NoMatchingCompanies({ search, filters }: NoResultsProps) {
  const isSelecting = usePageParams().get("mode") === "quote";
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
