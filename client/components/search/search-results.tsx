import { type ComponentType, Fragment, type ReactNode } from "react";
import { Link } from "#client/components/link.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { SummaryPage } from "#client/queries/companies.ts";
import { isMapOpen, mapQueryFrom } from "#client/queries/results-map.ts";
import type { QueryResult } from "#client/queries/use-query.ts";
import { changedParams, type ListSearch, withSort } from "#client/urls/company-search.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import { SKELETONS } from "#contract/limits.ts";
import type { CompanySort } from "#contract/options.ts";
import { isWidePlace } from "#contract/text/place-words.ts";
import { COMPANY_GRID, CompanyGrid } from "../company/company-grid.tsx";
import { shortPlaceName } from "../company/fit-words.ts";
import type { SelectControlProps } from "../company/selection/choose-box.tsx";
import type { QuoteSelection } from "../company/selection/use-quote-selection.ts";
import { Icon } from "../icon.tsx";
import { onDemand } from "../ui/lazy-boundary.tsx";
import { LoadError } from "../ui/load-error.tsx";
import { SkeletonList } from "../ui/skeleton-list.tsx";
import { FacetForm } from "./filters/facet-form.tsx";
import { type ActiveFilter, activeFilters, filtersOutsideJob, paramsWithout } from "./filters/filters.ts";
import { HowWeOrder, SortForm, SortMeaning } from "./filters/sort-form.tsx";
import { AreaLine, SizeLinks } from "./list-facts.tsx";
import { PlaceNotice } from "./place-notice.tsx";

interface SearchResultsProps {
  search: ListSearch & { sort: CompanySort };
  area: SearchedArea;
  result: QueryResult<SummaryPage>;
  selection: QuoteSelection;
  SelectControl: ComponentType<SelectControlProps>;
  textFilters: ReactNode;
  controls?: ReactNode;
  /** Shown if nothing is found. */
  noResults: { advice: string; reset: ReactNode };
  errorTitle: string;
}

export function SearchResults(props: SearchResultsProps) {
  const params = usePageParams();
  const { search } = props;
  const { data, isPending, isError, isPlaceholderData } = props.result;
  const place = data?.searched && shortPlaceName(data.searched.place);
  const filters = activeFilters(search, place);
  const chips = filtersOutsideJob(filters);
  const sorting = shownOrder(search, data);
  const hasCompanies = data?.total !== 0;
  const area = data?.area && place && { area: data.area, place };
  const map = data && isMapOpen(params) && (
    <ResultsMap params={params} query={mapQueryFrom(params, search)} place={place} listed={data.companies} />
  );
  return (
    <>
      {!isError && data !== undefined && data.total > 0 && <SkipToResults />}{" "}
      {(hasCompanies || chips.length > 0) && (
        <FacetForm facets={data?.facets} place={place} active={chips.length} found={data?.total}>
          {props.textFilters}
        </FacetForm>
      )}
      {hasCompanies && !isError && <MapToggle params={params} />}
      {hasCompanies && <SortForm search={sorting} />} {hasCompanies && <SortMeaning sort={sorting.sort} />}
      <div className="grid min-w-0 grid-cols-1 content-start gap-1 list-body sm:gap-2">
        <ActiveFilters filters={chips} />
        {data && !isError && <PlaceNotice location={search.location} result={data} />}
        {/* The tools stay while new results load, so that the pressed size keeps the focus. */}
        {hasCompanies && !isError && (
          <ListTools>
            {props.controls} {!area && <HowWeOrder />}
          </ListTools>
        )}
        {isError ? (
          <LoadError title={props.errorTitle} />
        ) : isPending ? (
          <SkeletonList count={SKELETONS.search} label="Loading companies" className={COMPANY_GRID} />
        ) : data.total === 0 ? (
          <NoCompanies search={search} filters={filters} {...props.noResults} />
        ) : (
          <>
            {area && (
              <AreaLine params={params} {...area}>
                <HowWeOrder />
              </AreaLine>
            )}
            <MapAndList map={map}>
              <CompanyGrid
                result={data}
                search={props.area}
                isStale={isPlaceholderData}
                selection={props.selection}
                SelectControl={props.SelectControl}
              />
            </MapAndList>
          </>
        )}
      </div>
    </>
  );
}

const ListTools = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
    <SizeLinks params={usePageParams()} />
    {children}
  </div>
);

/** Results for an unknown place, a region or a nation have no distances. They are sorted as without a place. */
function shownOrder(search: SearchResultsProps["search"], result: SummaryPage | undefined) {
  const isNearby = !result?.suggestions && !(result?.searched && isWidePlace(result.searched.place));
  return isNearby ? search : withSort({ ...search, location: undefined });
}

export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const params = usePageParams();
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-1.5 print:hidden">
      {filters.map(({ name, label }) => (
        <li key={name} className="min-w-0">
          <Link
            to={paramsWithout(params, name)}
            state={KEEP_SCROLL}
            rel="nofollow"
            className="inline-flex min-h-9 items-center gap-1.5 rounded-control bg-skip px-2.5 text-sm font-semibold wrap-anywhere hover:bg-skip-deep"
          >
            <span>
              <span className="sr-only">Remove: </span>
              {label}
            </span>
            <Icon name="close" size="size-3.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const VIEWS = [
  { label: "List", changes: { view: undefined, firm: undefined, mapArea: undefined } },
  { label: "Map", changes: { view: "map" }, rel: "nofollow" },
] as const;

export function MapToggle({ params }: { params: URLSearchParams }) {
  const shown = isMapOpen(params) ? "Map" : "List";
  return (
    <nav
      aria-label="View"
      className="flex w-fit self-start overflow-hidden rounded-control border-2 border-ink/80 list-view"
    >
      {VIEWS.map(({ label, changes, ...link }) => (
        <Fragment key={label}>
          <Link
            to={changedParams(params, changes)}
            aria-current={label === shown ? "true" : undefined}
            className={`flex min-h-10 items-center px-2 font-semibold max-sm:text-sm sm:px-4 ${label === shown ? "bg-ink text-white" : "bg-white text-ink hover:bg-sand"}`}
            {...link}
          >
            {label}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

export function MapAndList({ map, children }: { map: ReactNode; children: ReactNode }) {
  if (!map) return children;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] xl:items-start">
      <div className="grid gap-2 xl:sticky xl:top-4 xl:order-last">
        <a href="#list" className="sr-only focus:not-sr-only focus:w-fit focus:font-semibold">
          Skip the map
        </a>{" "}
        {map}
      </div>
      <div id="list" className="grid grid-cols-1 gap-6">
        {children}
      </div>
    </div>
  );
}

/** Shown only beside results, because a link without a target would not move the focus. */
const SkipToResults = () => (
  <a
    href="#found"
    className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:font-bold focus:text-white"
  >
    Skip to results
  </a>
);

// Loaded on demand, because most searches find companies.
const NoCompanies = onDemand(() => import("./filters/no-companies.tsx"));

/** Loaded on demand, because lists without a map do not need it. */
const ResultsMap = onDemand(
  () => import("../map/results-map.tsx"),
  <div className="skeleton delayed h-80" />,
);
