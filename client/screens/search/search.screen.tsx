import { lazy } from "react";
import { CompanyGrid } from "#client/components/company/company-grid.tsx";
import { COMPANY_GRID } from "#client/components/company/company-grid-class.ts";
import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { useQuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { shortPlaceName } from "#client/components/job/short-place-name.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { MapAndList } from "#client/components/map/map-and-list.tsx";
import { MapToggle } from "#client/components/map/map-toggle.tsx";
import { OpenMap } from "#client/components/map/open-map.tsx";
import { ActiveFilters } from "#client/components/search/filters/active-filters.tsx";
import { FacetForm } from "#client/components/search/filters/facet-form.tsx";
import { activeFilters, besideJob, searchWithout } from "#client/components/search/filters/filters.ts";
import { SortForm, SortMeaning } from "#client/components/search/filters/sort-form.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { resultSentence } from "#client/components/search/result-sentence.ts";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { LazyBoundary } from "#client/components/ui/lazy-boundary.tsx";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { keptParams, listSearchFrom } from "#client/queries/company-search.ts";
import { summariesOf } from "#client/queries/company-summaries.ts";
import { searchedAreaIn } from "#client/queries/company-url.ts";
import { isMapOpen, mapQueryFrom, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import { PAGE_SIZE, SEARCH_PAGE_RADIUS_KM, SKELETONS } from "#contract/limits.ts";
import { SearchFilter } from "./search-filter.tsx";
import { SearchMeta } from "./search-meta.tsx";
import { SelectionBar } from "./selection-bar.tsx";

// Loaded on demand, because most searches find companies.
const NoSearchResults = lazy(() => import("./no-search-results.tsx"));

const searchFrom = (params: URLSearchParams) =>
  listSearchFrom(params, { radiusKm: SEARCH_PAGE_RADIUS_KM, limit: PAGE_SIZE });

export function loader({ url, services, queryClient }: LoaderArgs) {
  const search = searchFrom(url.searchParams);
  const page = summariesOf(services.companies.search(search));
  queryClient.setQueryData(companyPageQueryOptions(search).queryKey, page);
  if (page.total > 0 && isMapOpen(url.searchParams)) {
    const query = mapQueryFrom(url.searchParams, search);
    queryClient.setQueryData(resultsMapQueryOptions(query).queryKey, services.resultsMaps.draw(query));
  }
  if (page.total > 0) return;
  for (const { name } of activeFilters(search)) {
    const without = searchWithout(search, name);
    const found = summariesOf(services.companies.search(without));
    queryClient.setQueryData(companyPageQueryOptions(without).queryKey, found);
  }
}

export default function SearchScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const { location = "", radius } = search;
  const area = { ...searchedAreaIn(params), radius };
  const { data, isPending, isError, isPlaceholderData } = useSkeletonQuery({
    ...companyPageQueryOptions(search),
    // After a change of page, order or filter, the old cards stay until the new ones arrive. A new place shows skeletons.
    placeholderData: (previousPage, previousQuery) => {
      const previous = previousQuery?.queryKey[2];
      return previous?.location === search.location && previous?.radius === radius ? previousPage : undefined;
    },
  });
  useAnnouncement(data && resultSentence(data, location));
  const selection = useQuoteSelection({ list: `search ${location}`, canCompare: true });
  const place = data?.searched && shortPlaceName(data.searched.place);
  const filters = activeFilters(search, place);
  const chips = besideJob(filters);
  const map = isMapOpen(params) && data && (
    <OpenMap params={params} query={mapQueryFrom(params, search)} listed={data.companies} />
  );
  return (
    <>
      <SearchMeta search={search} result={data} />
      <section className="border-b border-line bg-white py-3 sm:py-6 print:border-0 print:py-0">
        <div className="page grid gap-2 sm:gap-4">
          <h1 className={`display print:text-xl sm:text-4xl ${location ? "text-xl" : "text-3xl"}`}>
            Find Skip Hire
          </h1>
          <JobBar
            action="/search"
            area={area}
            defaultRadius={radius}
            ignored={params.get("ignored")}
            preservedParams={keptParams(params)}
            isCollapsed={location !== ""}
          />
        </div>
      </section>
      <section aria-label="Results" className="page list-layout py-3 sm:py-6 print:gap-2 print:py-0">
        {data !== undefined && data.total > 0 && (
          <h2 className="self-center text-lg leading-snug font-bold wrap-anywhere list-count sm:text-xl">
            {resultSentence(data, location)}
          </h2>
        )}
        <FacetForm facets={data?.facets} place={place} active={chips.length}>
          <SearchFilter search={search.search} />
        </FacetForm>
        <SortForm search={search} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-2 list-body sm:gap-3">
          {data?.total !== 0 && <SortMeaning sort={search.sort} />}
          <ActiveFilters filters={chips} />
          {isError ? (
            <LoadError title="Failed to fetch companies" />
          ) : isPending ? (
            <SkeletonList count={SKELETONS.search} label="Loading companies" className={COMPANY_GRID} />
          ) : (
            <>
              <UnknownPlace location={search.location} suggestions={data.suggestions} items={data.items} />
              <PlaceNotice result={data} />
              {data.total === 0 ? (
                <LazyBoundary fallback={null}>
                  <NoSearchResults search={search} filters={filters} />
                </LazyBoundary>
              ) : (
                <>
                  <div className="flex flex-wrap items-center gap-2 sm:gap-4">
                    <MapToggle params={params} />
                    <SelectionBar selection={selection} listed={data.companies} />
                  </div>
                  <MapAndList map={map}>
                    <CompanyGrid
                      result={data}
                      search={area}
                      isStale={isPlaceholderData}
                      selection={selection}
                      SelectControl={ChooseBox}
                    />
                  </MapAndList>
                </>
              )}
            </>
          )}
        </div>
      </section>
      <ChosenTray selection={selection} area={area} />
    </>
  );
}
