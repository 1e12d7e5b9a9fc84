import { useNavigate } from "react-router";
import { formatCompanyCount } from "#client/components/company/format.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { FilterField } from "#client/components/search/filter-field.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { changedParams } from "#client/queries/company-search.ts";
import type { CompaniesQuery, SummaryPage } from "#contract/companies.ts";

const PRESERVED_PARAMS = ["mode", "location", "radius", "sort"] as const;

interface DirectoryFiltersProps {
  search: CompaniesQuery;
  result: SummaryPage | undefined;
  isError: boolean;
}

/** Two filters, stored in the URL, and the number of companies that match both. */
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
    <div className="grid gap-4">
      <search>
        <form className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
          {PRESERVED_PARAMS.map((name) => {
            const value = params.get(name);
            return value && <input key={name} type="hidden" name={name} value={value} />;
          })}
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
          <noscript>
            <button type="submit" className={buttonClass("quiet")}>
              Apply filters
            </button>
          </noscript>
        </form>
      </search>
      <div className="flex flex-wrap items-center gap-3">
        {!isError && result?.total !== 0 && (
          <h2 className="text-lg font-bold">{sentence ?? "Loading companies"}</h2>
        )}
        {activeFilters && <Badge tone="skip">{activeFilters}</Badge>}
      </div>
    </div>
  );
}
