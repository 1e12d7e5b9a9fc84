import { keepPreviousData } from "@tanstack/react-query";
import { COMPANY_GRID, CompanyGrid } from "#client/components/company/company-grid.tsx";
import { useQuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { companySearchFrom } from "#client/queries/company-search.ts";
import { summariesOf } from "#client/queries/company-summaries.ts";
import { areaParams, searchedAreaIn } from "#client/queries/company-url.ts";
import { queryString } from "#client/queries/request.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import { DEFAULT_RADIUS_KM, PAGE_SIZE, SKELETONS } from "#contract/limits.ts";
import { DirectoryFilters } from "./directory-filters.tsx";
import { DirectoryHeading } from "./directory-heading.tsx";
import { DirectoryMeta } from "./directory-meta.tsx";
import { NoMatchingCompanies } from "./no-matching-companies.tsx";
import { QuotePanel } from "./quote-panel.tsx";
import { SelectButton } from "./select-button.tsx";

/** Sorted by distance with a location, otherwise by rating. */
function searchFrom(params: URLSearchParams) {
  const search = companySearchFrom(params, { radiusKm: DEFAULT_RADIUS_KM, limit: PAGE_SIZE });
  return { ...search, sort: search.sort ?? (search.location ? ("distance" as const) : ("rating" as const)) };
}

export function loader({ url, services, queryClient }: LoaderArgs) {
  const search = searchFrom(url.searchParams);
  const page = summariesOf(services.companies.search(search));
  queryClient.setQueryData(companyPageQueryOptions(search).queryKey, page);
}

export default function CompaniesScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const { data, isPending, isError, isPlaceholderData } = useSkeletonQuery({
    ...companyPageQueryOptions(search),
    placeholderData: keepPreviousData,
  });
  const isSelecting = params.get("mode") === "quote";
  const selection = useQuoteSelection({ list: `companies ${search.location ?? ""}` });
  return (
    <>
      <DirectoryMeta search={search} page={data?.page ?? search.page} />
      <DirectoryHeading isSelecting={isSelecting} result={data} location={search.location} />
      <div className="page grid grid-cols-1 gap-6 py-8">
        {isSelecting && <QuotePanel selection={selection} />}
        {isSelecting && (
          <noscript>
            <p className="card p-5">
              Choosing from this list needs JavaScript. Without it,{" "}
              <a href={`/quote${queryString(areaParams(searchedAreaIn(params)))}`} className="link">
                the quote form
              </a>{" "}
              finds companies near you and lets you untick any you do not want.
            </p>
          </noscript>
        )}
        <DirectoryFilters search={search} result={data} isError={isError} />
        {isError ? (
          <LoadError title="Failed to load companies" />
        ) : isPending ? (
          <SkeletonList count={SKELETONS.directory} label="Loading companies" className={COMPANY_GRID} />
        ) : (
          <>
            <UnknownPlace location={search.location} suggestions={data.suggestions} />
            <PlaceNotice result={data} />
            {data.total === 0 ? (
              <NoMatchingCompanies isSelecting={isSelecting} />
            ) : (
              <CompanyGrid
                result={data}
                search={search}
                isStale={isPlaceholderData}
                selection={isSelecting ? selection : null}
                SelectControl={SelectButton}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
