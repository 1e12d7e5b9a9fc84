import { useNavigate } from "react-router";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";

/** The text filter, stored in the URL. */
export function SearchFilter({ search = "" }: { search: string | undefined }) {
  const params = usePageParams();
  const navigate = useNavigate();
  const change = (text: string) =>
    navigate(changedParams(params, { search: text, page: undefined }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  return (
    <FilterField
      name="search"
      label="Filter results"
      placeholder="Search by company name or location..."
      value={search}
      onChange={change}
    />
  );
}
