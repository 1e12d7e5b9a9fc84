import { useNavigate } from "react-router";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { FilterField } from "#client/components/search/filters/filter-field.tsx";
import { SortField, SortMeaning } from "#client/components/search/filters/sort-field.tsx";
import { HiddenParams } from "#client/components/search/hidden-params.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";
import type { CompaniesQuery, SummaryPage } from "#contract/companies.ts";
import type { CompanySort } from "#contract/options.ts";

interface DirectoryFiltersProps {
  search: CompaniesQuery & { sort: CompanySort };
  result: SummaryPage | undefined;
  isError: boolean;
}

/** Two filters and the order, stored in the URL, and the number of companies found. */
export function DirectoryFilters({ search, result, isError }: DirectoryFiltersProps) {
  const params = usePageParams();
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) =>
    navigate(changedParams(params, { ...changes, page: undefined }), {
      replace: true,
      state: KEEP_SCROLL,
    });
  const activeFilters = [search.search, search.locationSearch, search.location].filter(Boolean).join(", ");
  const sentence = result && `${formatCompanyCount(result.total)} found`;
  useAnnouncement(sentence);
  return (
    <div className="grid gap-2 sm:gap-3">
      <search>
        <form
          className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_14rem] sm:gap-4 print:hidden"
          onSubmit={(event) => event.preventDefault()}
        >
          <HiddenParams params={params} except={["search", "locationSearch", "sort"]} />
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
          <div className="max-sm:col-span-2">
            <SortField search={search} onChange={(sort) => change({ sort })} isInline />
          </div>
          <noscript>
            <button type="submit" className={buttonClass("quiet")}>
              Apply filters
            </button>
          </noscript>
        </form>
      </search>
      <SortMeaning sort={search.sort} />
      <div className="flex flex-wrap items-center gap-3">
        {!isError && result?.total !== 0 && (
          <h2 className="text-lg font-bold">{sentence ?? "Loading companies"}</h2>
        )}
        {activeFilters && <Badge tone="skip">{activeFilters}</Badge>}
      </div>
    </div>
  );
}
