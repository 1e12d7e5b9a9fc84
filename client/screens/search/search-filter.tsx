import { useNavigate } from "react-router";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { SortField } from "#client/components/search/filters/sort-field.tsx";
import { HiddenParams } from "#client/components/search/hidden-params.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";
import type { CompaniesQuery } from "#contract/companies.ts";
import type { CompanySort } from "#contract/options.ts";

/** The text filter and the sort order, both stored in the URL. */
export function SearchControls({ search }: { search: CompaniesQuery & { sort: CompanySort } }) {
  const params = usePageParams();
  const navigate = useNavigate();
  const change = (changes: Record<string, string | undefined>) =>
    navigate(changedParams(params, { ...changes, page: undefined }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  return (
    <form
      className="grid grid-cols-[1fr_1fr] gap-3 sm:grid-cols-[1fr_14rem] sm:gap-4 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenParams params={params} except={["search", "sort"]} />
      <FilterField
        name="search"
        label="Filter results"
        placeholder="Search by company name or location..."
        value={search.search ?? ""}
        onChange={(text) => change({ search: text })}
      />
      <SortField search={search} onChange={(sort) => change({ sort })} />
      <noscript>
        <button type="submit" className={buttonClass("quiet")}>
          Apply
        </button>
      </noscript>
    </form>
  );
}
