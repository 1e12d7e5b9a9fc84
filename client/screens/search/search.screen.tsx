import { COMPANY_GRID, CompanyGrid } from "#client/components/company/company-grid.tsx";
import { useQuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { PlaceSearch } from "#client/components/search/place-search.tsx";
import { resultSentence } from "#client/components/search/result-sentence.ts";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { companySearchFrom } from "#client/queries/company-search.ts";
import { summariesOf } from "#client/queries/company-summaries.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import { PAGE_SIZE, SEARCH_PAGE_RADIUS_KM, SKELETONS } from "#contract/limits.ts";
import { NoSearchResults } from "./no-search-results.tsx";
import { QuoteCheckbox } from "./quote-checkbox.tsx";
import { RequestQuotes } from "./request-quotes.tsx";
import { SearchControls } from "./search-controls.tsx";
import { SearchMeta } from "./search-meta.tsx";
import { SelectionBar } from "./selection-bar.tsx";

/** Sorted by distance with a location, otherwise by rating. */
function searchFrom(params: URLSearchParams) {
  const search = companySearchFrom(params, { radiusKm: SEARCH_PAGE_RADIUS_KM, limit: PAGE_SIZE });
  const { location, sort = "distance" } = search;
  return { ...search, sort: sort === "distance" && !location ? "rating" : sort };
}

export function loader({ url, services, queryClient }: LoaderArgs) {
  const search = searchFrom(url.searchParams);
  const page = summariesOf(services.companies.search(search));
  queryClient.setQueryData(companyPageQueryOptions(search).queryKey, page);
}

export default function SearchScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const { location = "", radius } = search;
  const { data, isPending, isError, isPlaceholderData } = useSkeletonQuery({
    ...companyPageQueryOptions(search),
    // A change of page, order or filter keeps the old cards until the new ones arrive; a new place shows skeletons.
    placeholderData: (previousPage, previousQuery) => {
      const previous = previousQuery?.queryKey[2];
      return previous?.location === search.location && previous?.radius === radius ? previousPage : undefined;
    },
  });
  useAnnouncement(data && resultSentence(data, location));
  const selection = useQuoteSelection({ list: `search ${location}` });
  return (
    <>
      <SearchMeta search={search} result={data} />
      <section className="border-b border-line bg-white py-8">
        <div className="page grid gap-6">
          <h1 className="display text-3xl sm:text-4xl">Find Skip Hire</h1>
          <PlaceSearch
            location={location}
            radius={radius}
            preservedParams={{ sort: params.get("sort") ?? undefined }}
          />
        </div>
      </section>
      <section aria-label="Results" className="page grid gap-6 py-8">
        <SearchControls search={search} />
        {isError ? (
          <LoadError title="Failed to fetch companies" />
        ) : isPending ? (
          <SkeletonList count={SKELETONS.search} label="Loading companies" className={COMPANY_GRID} />
        ) : (
          <>
            {data.total > 0 && (
              <h2 className="text-xl font-bold wrap-anywhere">{resultSentence(data, location)}</h2>
            )}
            <UnknownPlace location={location} suggestions={data.suggestions} />
            <PlaceNotice result={data} />
            {data.total === 0 ? (
              <NoSearchResults />
            ) : (
              <>
                <SelectionBar selection={selection} listed={data.companies} />
                <CompanyGrid
                  result={data}
                  search={search}
                  isStale={isPlaceholderData}
                  selection={selection}
                  SelectControl={QuoteCheckbox}
                />
              </>
            )}
          </>
        )}
      </section>
      <RequestQuotes selection={selection} location={location} radius={radius} />
    </>
  );
}
