import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { UrlFilterField } from "#client/components/search/filters/url-filter-field.tsx";
import { loadSearchResults } from "#client/components/search/load-search-results.ts";
import { resultSentence } from "#client/components/search/result-sentence.ts";
import { SearchResults } from "#client/components/search/search-results.tsx";
import { useListPage } from "#client/components/search/use-list-page.ts";
import { CopyLink } from "#client/components/site/copy-link.tsx";
import { lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import { keptParams, listSearchFrom } from "#client/urls/company-search.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import { PAGE_SIZE, SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { SearchMeta } from "./search-meta.tsx";
import { SelectionBar } from "./selection-bar.tsx";

// Loaded on demand, because most searches find companies.
const NoSearchResults = lazyPart(() => import("./no-search-results.tsx"));

const searchFrom = (params: URLSearchParams) =>
  listSearchFrom(params, { radiusKm: SEARCH_PAGE_RADIUS_KM, limit: PAGE_SIZE });

export const loader = (args: LoaderArgs) => loadSearchResults(args, searchFrom(args.url.searchParams));

export default function SearchScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const { location = "", radius } = search;
  const area = { ...searchedAreaIn(params), radius };
  const result = useListPage(search);
  const { data } = result;
  useAnnouncement(data && resultSentence(data, location));
  const selection = useChosenCompanies();
  return (
    <>
      <SearchMeta search={search} result={data} />
      <section className="border-b border-line bg-white py-2 sm:py-3 print:border-0 print:py-0">
        <div className="page grid gap-2">
          <h1
            // With results, their count says what the page is.
            className={location ? "sr-only print:not-sr-only print:text-xl" : "display text-3xl sm:text-4xl"}
          >
            Find Skip Hire
          </h1>
          <JobBar
            action="/search"
            // Shows the place as it was understood: "LS6 2AB" for "ls62ab".
            area={{ ...area, location: data?.searched?.place.query ?? location }}
            defaultRadius={radius}
            ignored={params.get("ignored")}
            isWorkingDay={data?.companies.some(({ canDo }) => canDo === "yes")}
            preservedParams={keptParams(params)}
            isCollapsed={location !== ""}
          />
        </div>
      </section>
      <section aria-label="Results" className="page list-layout py-2 sm:py-3 print:gap-2 print:py-0">
        {!result.isError && data?.total !== 0 && (
          <h2 className="self-center text-lg leading-snug font-bold wrap-anywhere list-count sm:text-xl">
            {data ? resultSentence(data, location) : "Loading companies"}
          </h2>
        )}
        <SearchResults
          search={search}
          area={area}
          result={result}
          selection={selection}
          SelectControl={ChooseBox}
          textFilters={
            <UrlFilterField
              name="search"
              label="Filter results"
              placeholder="Search by company name or location..."
            />
          }
          controls={<SelectionBar selection={selection} listed={data?.companies ?? []} />}
          NoResults={NoSearchResults}
          errorTitle="Failed to fetch companies"
        />
      </section>
      {location && <LinkToSearch />}
      <ChosenTray selection={selection} area={area} />
    </>
  );
}

const LinkToSearch = () => (
  <div className="page pb-4">
    <CopyLink />
  </div>
);
