import { DropFilters } from "#client/components/search/filters/drop-filters.tsx";
import type { ActiveFilter } from "#client/components/search/filters/filters.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { ListSearch } from "#client/queries/company-search.ts";

interface NoSearchResultsProps {
  search: ListSearch;
  filters: readonly ActiveFilter[];
}

/** A plain link resets the search: the specification asks for a full page load. */
export default function NoSearchResults({ search, filters }: NoSearchResultsProps) {
  return (
    <MessagePanel title="No companies found" level="h2">
      <p className="text-ink-soft">Try another place, a wider radius, or fewer words in the filter.</p>
      <DropFilters search={search} filters={filters} />
      <a href="/search" className={buttonClass()}>
        Reset Search
      </a>
    </MessagePanel>
  );
}
