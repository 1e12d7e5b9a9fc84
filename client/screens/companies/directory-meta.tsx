import { PageMeta } from "#client/components/page-meta.tsx";
import type { CompaniesQuery } from "#contract/companies.ts";

/** Search engines index every page of the unfiltered directory, but no filtered list. */
export function DirectoryMeta({ search, page }: { search: CompaniesQuery; page: number }) {
  const { location, locationSearch, search: text } = search;
  const isUnfiltered = !location && !locationSearch && !text;
  const title =
    isUnfiltered && page > 1 ? `All Skip Hire Companies, page ${page}` : "All Skip Hire Companies";
  return (
    <PageMeta
      title={title}
      description={`${title}, with ratings, services and contact details. Choose up to five and ask them for a quote with one form.`}
      path={isUnfiltered && page > 1 ? `/companies?page=${page}` : "/companies"}
      noIndex={!isUnfiltered}
    />
  );
}
