import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { UrlFilterField } from "#client/components/search/filters/url-filter-field.tsx";
import { loadSearchResults } from "#client/components/search/load-search-results.ts";
import { SearchResults } from "#client/components/search/search-results.tsx";
import { useListPage } from "#client/components/search/use-list-page.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import { keptParams, listSearchFrom } from "#client/urls/company-search.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import { DEFAULT_RADIUS_KM, PAGE_SIZE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { DirectoryCount } from "./directory-count.tsx";
import { DirectoryHeading } from "./directory-heading.tsx";
import { DirectoryMeta } from "./directory-meta.tsx";
import { SelectForQuote } from "./select-for-quote.tsx";

// Loaded on demand, because only selection mode needs it.
const QuotePanel = lazyPart(() => import("./quote-panel.tsx"));

// Loaded on demand, because most searches find companies.
const NoMatchingCompanies = lazyPart(() => import("./no-matching-companies.tsx"));

/** In selection mode, companies that can't be selected come last. */
const searchFrom = (params: URLSearchParams) => ({
  ...listSearchFrom(params, { radiusKm: DEFAULT_RADIUS_KM, limit: PAGE_SIZE }),
  ...(params.get("mode") === "quote" && { first: "quotable" as const }),
});

export const loader = (args: LoaderArgs) => loadSearchResults(args, searchFrom(args.url.searchParams));

export default function CompaniesScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const area = { ...searchedAreaIn(params), radius: search.radius };
  const result = useListPage(search);
  const { data } = result;
  const isSelecting = params.get("mode") === "quote";
  const chosen = useChosenCompanies();
  // Companies that were ticked to be compared stay ticked for the list without this mode.
  const selection = isSelecting ? { ...chosen, selected: chosen.selected.filter(canBeQuoted) } : chosen;
  return (
    <>
      <DirectoryMeta search={search} page={data?.page ?? search.page} isSelecting={isSelecting} />
      <DirectoryHeading isSelecting={isSelecting} result={data} location={search.location}>
        <JobBar
          action="/companies"
          area={{ ...area, location: data?.searched?.place.query ?? area.location }}
          defaultRadius={search.radius}
          ignored={params.get("ignored")}
          isWorkingDay={data?.companies.some(({ canDo }) => canDo === "yes")}
          preservedParams={{ ...keptParams(params), mode: params.get("mode") ?? undefined }}
          isCollapsed
        />
      </DirectoryHeading>
      {isSelecting && (
        <div className="page grid *:mt-3 sm:*:mt-6">
          <LazyBoundary fallback={null}>
            <QuotePanel selection={selection} />
          </LazyBoundary>
        </div>
      )}
      <div className="page list-layout py-2 sm:py-6">
        <DirectoryCount search={search} result={data} isError={result.isError} />
        <SearchResults
          search={search}
          area={area}
          result={result}
          selection={selection}
          SelectControl={isSelecting ? SelectForQuote : ChooseBox}
          textFilters={
            <>
              <UrlFilterField name="search" label="Search companies" placeholder="Name, town or county" />
              <UrlFilterField name="locationSearch" label="Filter by location" placeholder="Town or city" />
            </>
          }
          NoResults={NoMatchingCompanies}
          errorTitle="Failed to load companies"
        />
      </div>
      {!isSelecting && <ChosenTray selection={selection} area={area} />}
    </>
  );
}
