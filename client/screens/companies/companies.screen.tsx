import { keepPreviousData } from "@tanstack/react-query";
import { lazy } from "react";
import { CompanyGrid } from "#client/components/company/company-grid.tsx";
import { COMPANY_GRID } from "#client/components/company/company-grid-class.ts";
import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { useQuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { shortPlaceName } from "#client/components/job/short-place-name.ts";
import { MapAndList } from "#client/components/map/map-and-list.tsx";
import { MapToggle } from "#client/components/map/map-toggle.tsx";
import { OpenMap } from "#client/components/map/open-map.tsx";
import { ActiveFilters } from "#client/components/search/filters/active-filters.tsx";
import { FacetForm } from "#client/components/search/filters/facet-form.tsx";
import { activeFilters, besideJob, searchWithout } from "#client/components/search/filters/filters.ts";
import { SortForm, SortMeaning } from "#client/components/search/filters/sort-form.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { LazyBoundary } from "#client/components/ui/lazy-boundary.tsx";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { keptParams, listSearchFrom } from "#client/queries/company-search.ts";
import { summariesOf } from "#client/queries/company-summaries.ts";
import { areaParams, searchedAreaIn } from "#client/queries/company-url.ts";
import { queryString } from "#client/queries/request.ts";
import { isMapOpen, mapQueryFrom, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import { DEFAULT_RADIUS_KM, PAGE_SIZE, SKELETONS } from "#contract/limits.ts";
import { DirectoryCount } from "./directory-count.tsx";
import { DirectoryFilters } from "./directory-filters.tsx";
import { DirectoryHeading } from "./directory-heading.tsx";
import { DirectoryMeta } from "./directory-meta.tsx";
import { SelectButton } from "./select-button.tsx";

// Loaded on demand, because only selection mode needs it.
const QuotePanel = lazy(() => import("./quote-panel.tsx").then((module) => ({ default: module.QuotePanel })));

// Loaded on demand, because most searches find companies.
const NoMatchingCompanies = lazy(() => import("./no-matching-companies.tsx"));

const searchFrom = (params: URLSearchParams) =>
  listSearchFrom(params, { radiusKm: DEFAULT_RADIUS_KM, limit: PAGE_SIZE });

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

export default function CompaniesScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const area = { ...searchedAreaIn(params), radius: search.radius };
  const { data, isPending, isError, isPlaceholderData } = useSkeletonQuery({
    ...companyPageQueryOptions(search),
    placeholderData: keepPreviousData,
  });
  const isSelecting = params.get("mode") === "quote";
  const list = `companies ${search.location ?? ""}`;
  const selection = useQuoteSelection({ list, canCompare: !isSelecting });
  const place = data?.searched && shortPlaceName(data.searched.place);
  const filters = activeFilters(search, place);
  const chips = besideJob(filters);
  const map = isMapOpen(params) && data && (
    <OpenMap params={params} query={mapQueryFrom(params, search)} listed={data.companies} />
  );
  return (
    <>
      <DirectoryMeta search={search} page={data?.page ?? search.page} />
      <DirectoryHeading isSelecting={isSelecting} result={data} location={search.location}>
        <JobBar
          action="/companies"
          area={area}
          defaultRadius={search.radius}
          ignored={params.get("ignored")}
          preservedParams={{ ...keptParams(params), mode: params.get("mode") ?? undefined }}
          isCollapsed
        />
      </DirectoryHeading>
      {isSelecting && (
        <div className="page grid *:mt-3 sm:*:mt-6">
          <LazyBoundary fallback={null}>
            <QuotePanel selection={selection} />
          </LazyBoundary>
          <noscript>
            <p className="card p-5">
              Asking the companies in this list needs JavaScript. Without it,{" "}
              <a href={`/quote${queryString(areaParams(area))}`} className="link">
                the quote form
              </a>{" "}
              finds companies near you and lets you untick any you do not want.
            </p>
          </noscript>
        </div>
      )}
      <div className="page list-layout py-3 sm:py-6">
        <DirectoryCount search={search} result={data} isError={isError} />
        <FacetForm facets={data?.facets} place={place} active={chips.length}>
          <DirectoryFilters search={search} />
        </FacetForm>
        <SortForm search={search} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-2 list-body sm:gap-3">
          <ActiveFilters filters={chips} />
          {isError ? (
            <LoadError title="Failed to load companies" />
          ) : isPending ? (
            <SkeletonList count={SKELETONS.directory} label="Loading companies" className={COMPANY_GRID} />
          ) : (
            <>
              <UnknownPlace location={search.location} suggestions={data.suggestions} items={data.items} />
              <PlaceNotice result={data} />
              {data.total === 0 ? (
                <LazyBoundary fallback={null}>
                  <NoMatchingCompanies isSelecting={isSelecting} search={search} filters={filters} />
                </LazyBoundary>
              ) : (
                <>
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <MapToggle params={params} />
                    <SortMeaning sort={search.sort} />
                  </div>
                  <MapAndList map={map}>
                    <CompanyGrid
                      result={data}
                      search={area}
                      isStale={isPlaceholderData}
                      selection={selection}
                      SelectControl={isSelecting ? SelectButton : ChooseBox}
                    />
                  </MapAndList>
                </>
              )}
            </>
          )}
        </div>
      </div>
      {!isSelecting && <ChosenTray selection={selection} area={area} />}
    </>
  );
}
