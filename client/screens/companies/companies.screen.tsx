import { type ReactNode, useState } from "react";
import { formatCompanyCount } from "#client/components/company/format.ts";
import {
  ChooseBox,
  type SelectControlProps,
  whyNotAsked,
} from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { isChosen, useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { Link } from "#client/components/link.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { UrlFilterField } from "#client/components/search/filters/filter-field.tsx";
import { activeFilters } from "#client/components/search/filters/filters.ts";
import { loadSearchResults, useListPage } from "#client/components/search/load-search-results.ts";
import { SearchResults } from "#client/components/search/search-results.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { Tick } from "#client/components/ui/tick.tsx";
import { useOnChange } from "#client/components/use-on-change.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { LoaderArgs } from "#client/page.ts";
import { type SummaryPage, statisticsQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { changedParams, keptParams, type ListSearch, listSearchFrom } from "#client/urls/company-search.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { DEFAULT_RADIUS_KM, PAGE_SIZE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { formatCount } from "#contract/text/spelling.ts";

// Loaded on demand, because only selection mode needs it.
const QuotePanel = onDemand(() => import("./quote-panel.tsx"));

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
  const [isAsking, setAsking] = useState(false);
  useOnChange(isSelecting, () => setAsking(false));
  const chosen = useChosenCompanies();
  // Companies that can't be quoted may be ticked for a comparison. They are left out here, but stay ticked outside selection
  // mode.
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
          result={data ?? null}
          preservedParams={{ ...keptParams(params), mode: params.get("mode") ?? undefined }}
          isCollapsed
        />
      </DirectoryHeading>
      {isSelecting && (
        <div className="page grid *:mt-3 sm:*:mt-6">
          <QuotePanel selection={selection} isOpen={isAsking} setOpen={setAsking} />
        </div>
      )}
      <div className="page list-layout py-2 sm:py-3">
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
          noResults={{ advice: "Try fewer words or another place.", reset: <ClearFilters /> }}
          errorTitle="Failed to load companies"
        />
      </div>
      <ChosenTray
        selection={selection}
        area={area}
        onAsk={isSelecting ? () => setAsking(true) : undefined}
        isHidden={isAsking}
      />
    </>
  );
}

const ClearFilters = () => (
  <Link
    to={usePageParams().get("mode") === "quote" ? "/companies?mode=quote" : "/companies"}
    className={buttonClass()}
  >
    Clear all filters
  </Link>
);

interface DirectoryMetaProps {
  search: ListSearch;
  page: number;
  isSelecting: boolean;
}

function DirectoryMeta({ search, page, isSelecting }: DirectoryMetaProps) {
  const isUnfiltered = !search.location && activeFilters(search).length === 0;
  const name = isSelecting ? "Select Companies for Quotes" : "All Skip Hire Companies";
  const title = page > 1 ? `${name}, page ${page}` : name;
  return (
    <PageMeta
      title={title}
      description={`${title}, with ratings, services and contact details. Choose up to five and ask them for a quote with one form.`}
      path={isUnfiltered && page > 1 ? `/companies?page=${page}` : "/companies"}
      noIndex={!isUnfiltered}
    />
  );
}

interface DirectoryCountProps {
  search: CompaniesQuery;
  result: SummaryPage | undefined;
  isError: boolean;
}

function DirectoryCount({ search, result, isError }: DirectoryCountProps) {
  const typed = [search.search, search.locationSearch, search.location].filter(Boolean).join(", ");
  const sentence = result && `${formatCompanyCount(result.total)} found`;
  useAnnouncement(sentence);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 list-count">
      {!isError && result?.total !== 0 && (
        <h2 className="text-lg leading-tight font-bold sm:text-xl">{sentence ?? "Loading companies"}</h2>
      )}
      {typed && <Badge tone="skip">{typed}</Badge>}
    </div>
  );
}

/** Without script, a company that takes no requests also has a checkbox for the comparison. */
function SelectForQuote({ company, selection }: SelectControlProps) {
  const { id, name } = company;
  return (
    <div className="card-control">
      {canBeQuoted(company) ? (
        <label className="card-tick card-tick-go w-full">
          <Tick
            isStored
            name="ids"
            value={id}
            checked={isChosen(company, selection)}
            onTick={(isTicked) => selection.toggle(company, isTicked)}
            className="size-5 shrink-0 accent-go"
          />
          <span className="sr-only">{`Select ${name}:`}</span> Available
        </label>
      ) : (
        <>
          <p className="self-center text-xs whitespace-nowrap text-muted">{whyNotAsked(company)}</p>
          <noscript>
            <label className="card-tick">
              <input type="checkbox" name="ids" value={id} className="size-5 accent-ink" />
              <span className="sr-only">{`Compare ${name}`}</span>
            </label>
          </noscript>
        </>
      )}
    </div>
  );
}

interface DirectoryHeadingProps {
  isSelecting: boolean;
  result: SummaryPage | undefined;
  location: string | undefined;
  children: ReactNode;
}

export function DirectoryHeading({ isSelecting, result, location, children }: DirectoryHeadingProps) {
  const { data: statistics } = useQuery(statisticsQueryOptions());
  const params = usePageParams();
  const place = result?.searched?.place.label ?? location;
  return (
    <section className="border-b border-line bg-white py-2 sm:py-3">
      <div className="page grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr_auto] sm:gap-x-5">
        <h1 className="display col-span-2 text-xl sm:col-span-1 sm:text-3xl">
          {isSelecting ? "Select Companies for Quotes" : "All Skip Hire Companies"}
        </h1>
        <p className="text-ink-soft max-sm:text-sm max-sm:leading-snug sm:text-lg">
          {isSelecting ? (
            `Choose up to 5 companies${result ? ` from ${formatCount(result.total)} results` : ""}${place ? ` near ${place}` : ""}`
          ) : (
            <a href="/how-we-work#verified" className="link">
              {statistics
                ? `${formatCount(statistics.verifiedCompanies)} verified companies`
                : "Verified companies"}
            </a>
          )}
        </p>
        <Link
          to={changedParams(params, { mode: isSelecting ? undefined : "quote" })}
          state={KEEP_SCROLL}
          className={`${buttonClass(isSelecting ? "quiet" : "go")} whitespace-nowrap max-sm:min-h-10 max-sm:px-3 max-sm:py-1 max-sm:text-sm`}
        >
          {isSelecting ? "Cancel selection" : "Request Quotes"}
        </Link>
        <div className="col-span-full min-w-0 pt-1">{children}</div>
      </div>
    </section>
  );
}
