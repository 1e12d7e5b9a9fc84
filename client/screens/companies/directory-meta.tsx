import { PageMeta } from "#client/components/page-meta.tsx";
import { activeFilters } from "#client/components/search/filters/filters.ts";
import type { ListSearch } from "#client/urls/company-search.ts";

interface DirectoryMetaProps {
  search: ListSearch;
  page: number;
  isSelecting: boolean;
}

/** Search engines index every page of the directory without a place or filters, but no other list. */
export function DirectoryMeta({ search, page, isSelecting }: DirectoryMetaProps) {
  const isUnfiltered = !search.location && activeFilters(search).length === 0;
  const name = isSelecting ? "Select Companies for Quotes" : "All Skip Hire Companies";
  const title = page > 1 ? `${name}, page ${page}` : name;
  return (
    <PageMeta
      title={title}
      description={`${title}, with ratings, services and contact details. Choose up to five and ask them for a quote with one form.`}
      path={isUnfiltered && page > 1 ? `/companies?page=${page}` : "/companies"}
      noIndex={!isUnfiltered}
    />
  );
}
