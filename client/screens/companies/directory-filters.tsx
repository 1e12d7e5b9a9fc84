import { useNavigate } from "react-router";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";
import type { CompaniesQuery } from "#contract/companies.ts";

/** The two text filters, stored in the URL. */
export function DirectoryFilters({ search }: { search: CompaniesQuery }) {
  const params = usePageParams();
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) =>
    navigate(changedParams(params, { ...changes, page: undefined }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  return (
    <>
      <FilterField
        name="search"
        label="Search companies"
        placeholder="Name, town or county"
        value={search.search ?? ""}
        onChange={(text) => change({ search: text })}
      />
      <FilterField
        name="locationSearch"
        label="Filter by location"
        placeholder="Town or city"
        value={search.locationSearch ?? ""}
        onChange={(text) => change({ locationSearch: text })}
      />
    </>
  );
}
