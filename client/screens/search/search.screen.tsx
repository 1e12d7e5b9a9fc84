import { carrierWords } from "#client/components/company/carrier-words.ts";
import { resultSentence } from "#client/components/company/format.ts";
import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import {
  type QuoteSelection,
  useChosenCompanies,
} from "#client/components/company/selection/use-quote-selection.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { PageMeta, useCompanyList } from "#client/components/page-meta.tsx";
import { UrlFilterField } from "#client/components/search/filters/filter-field.tsx";
import { activeFilters } from "#client/components/search/filters/filters.ts";
import { loadSearchResults, useListPage } from "#client/components/search/load-search-results.ts";
import { SearchResults } from "#client/components/search/search-results.tsx";
import { CopyLink } from "#client/components/site/copy-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs } from "#client/page.ts";
import type { CompanySummary, SummaryPage } from "#client/queries/companies.ts";
import { keptParams, type ListSearch, listSearchFrom } from "#client/urls/company-search.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { MAX_COMPANIES_PER_QUOTE, PAGE_SIZE, SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { isIndexedPlace } from "#contract/text/place-words.ts";

interface SelectionBarProps {
  selection: QuoteSelection;
  listed: readonly CompanySummary[];
}

const hasWarning = ({ serves, carrier }: CompanySummary) =>
  serves === "no" || carrierWords(carrier).tone === "stop";

function topOf(listed: readonly CompanySummary[]) {
  const quotable = listed.filter(canBeQuoted);
  const [warned, others] = [quotable.filter(hasWarning), quotable.filter((one) => !hasWarning(one))];
  return [...others, ...warned].slice(0, MAX_COMPANIES_PER_QUOTE);
}

function SelectionBar({ selection, listed }: SelectionBarProps) {
  const { selected, select, clear } = selection;
  return (
    <section
      aria-labelledby="request-quotes"
      className="needs-script flex min-w-0 flex-wrap items-center justify-end gap-2 max-lg:contents lg:ml-auto"
    >
      <h2 id="request-quotes" className="ml-auto font-bold whitespace-nowrap max-sm:sr-only">
        Request Quotes
      </h2>
      <p className="min-w-0 text-sm leading-tight text-ink-soft sm:max-lg:order-1 sm:max-lg:w-full max-sm:sr-only lg:sr-only">
        Tick up to {MAX_COMPANIES_PER_QUOTE} to compare or ask for quotes.
      </p>
      <button
        type="button"
        onClick={() => select(topOf(listed))}
        className={`${buttonClass("quiet", "small")} whitespace-nowrap max-sm:px-2.5`}
      >
        Select Top 5
      </button>{" "}
      {/* On phones the bar of chosen companies has this button: above the list it would take a line of its own. */}
      <button
        type="button"
        onClick={clear}
        aria-disabled={selected.length === 0}
        className={`${buttonClass("quiet", "small")} whitespace-nowrap max-sm:hidden`}
      >
        Clear All
      </button>
    </section>
  );
}

/** The specification requires a full page load to reset the search, so the reset link is a plain link. */
const NO_RESULTS = {
  advice: "Try another place, a wider radius, or fewer words in the filter.",
  reset: (
    <a href="/search" className={buttonClass()}>
      Reset Search
    </a>
  ),
};

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
            // Visually hidden if a place is searched, because the number of results then says what the page shows.
            className={location ? "sr-only print:not-sr-only print:text-xl" : "display text-3xl sm:text-4xl"}
          >
            Find Skip Hire
          </h1>
          <JobBar
            action="/search"
            // Shows the place as the server understood it, for example "LS6 2AB" for "ls62ab".
            area={{ ...area, location: data?.searched?.place.query ?? location }}
            defaultRadius={radius}
            ignored={params.get("ignored")}
            result={data ?? null}
            preservedParams={keptParams(params)}
            isCollapsed={location !== ""}
          />
        </div>
      </section>
      <section aria-label="Results" className="page list-layout py-2 sm:py-3 print:gap-2 print:py-0">
        {!result.isError && data?.total !== 0 && (
          <h2 className="self-center text-lg leading-tight font-bold wrap-anywhere list-count sm:text-xl">
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
          noResults={NO_RESULTS}
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

/**
 * Search engines may index the first page without a place, or for a place that `isIndexedPlace` allows. They may not index pages
 * with filters, another radius or no results. All sort orders share one canonical URL.
 */
function SearchMeta({ search, result }: { search: ListSearch; result: SummaryPage | undefined }) {
  const itemList = useCompanyList(result?.companies ?? []);
  const { location, radius, page } = search;
  const searched = result?.searched?.place;
  const place = searched?.label ?? location;
  const isVariant = activeFilters(search).length > 0 || page !== 1 || radius !== SEARCH_PAGE_RADIUS_KM;
  return (
    <PageMeta
      title={`${place ? `Skip hire near ${place}` : "Find Skip Hire"}${page > 1 ? `, page ${page}` : ""}`}
      description={
        place
          ? `Skip hire companies near ${place}: distances, reviews and indicative prices. Ask up to five for a quote with one form.`
          : "Find skip hire companies by postcode or town, compare reviews and ask up to five for a quote with one form."
      }
      // The URL contains the understood place, so that "leeds" and "Leeds" have one canonical URL.
      path={`/search${queryString({ location: searched?.query ?? location })}`}
      noIndex={isVariant || !isIndexedPlace(location, searched) || result?.total === 0}
      jsonLd={result && result.total > 0 ? [itemList] : []}
    />
  );
}
