import { DropFilters } from "#client/components/search/filters/drop-filters.tsx";
import type { NoResultsProps } from "#client/components/search/search-results.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";

/** The specification requires a full page load to reset the search, so the reset link is a plain link. */
export default function NoSearchResults({ search, filters }: NoResultsProps) {
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
