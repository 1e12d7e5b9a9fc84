import { queryOptions } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { COMPANY_GRID } from "#client/components/company/company-grid.tsx";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { SizePicker } from "#client/components/job/size-picker.tsx";
import { mapsConfigQueryOptions } from "#client/components/map-embed.tsx";
import { PageMeta, useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { loadRoadPermit } from "#client/components/search/understood-place.ts";
import { preloadable } from "#client/components/ui/preloadable.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { staticPart } from "#client/components/ui/static-part.tsx";
import { useJobQuery, usePageParams } from "#client/navigation/use-page-params.ts";
import { keepsScroll } from "#client/navigation/use-scroll-restoration.ts";
import type { LoaderArgs, LoaderResult } from "#client/page.ts";
import { companyPageQueryOptions, statisticsQueryOptions, summariesOf } from "#client/queries/companies.ts";
import { getJson } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { listSearchFrom } from "#client/urls/company-search.ts";
import { jobParams, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { BRAND } from "#contract/brand.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { DEFAULT_RADIUS_KM, HOME_RESULTS, SKELETONS } from "#contract/limits.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { FeaturedPartners, featuredCompaniesQueryOptions } from "./featured-partners.tsx";

// Loaded on demand, so that without a search the home page's script stays within its size limit (npm run bench:pages).
const Results = preloadable(() => import("./results.tsx"), <Searching />);

/** As the specification requires, a failed search shows the empty state. */
function ResultsPanel({ search, area }: { search: CompaniesQuery; area: SearchedArea }) {
  const { data, isPending } = useQuery(companyPageQueryOptions(search));
  const panel = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    // Scrolls and moves the focus only after a navigation with `KEEP_SCROLL`, such as a search with the form above. After any
    // other navigation, the page starts at its top.
    if (!keepsScroll(location)) return;
    panel.current?.scrollIntoView({ block: "start" });
    // The panel gets the focus, because its heading is replaced when the results arrive.
    panel.current?.focus({ preventScroll: true });
  }, [location]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="results"
      className="relative outline-none scroll-mt-4 border-b border-line bg-sand/60 pt-10"
    >
      <noscript>
        {/* Browsers scroll the focused element to the middle of the screen. This element is almost half a screen below the
            panel's top, so the screen shows the panel from its top. A fragment in the form's action would do the same, but the
            text browser w3m appends the query to the fragment. */}
        {/* biome-ignore lint/a11y/noAutofocus: without script the page opens anew after a search, far above its results */}
        <p tabIndex={-1} autoFocus className="sr-only top-[45vh]">
          Results
        </p>
      </noscript>
      <Results result={data} isPending={isPending} search={search} area={area}>
        <Searching />
      </Results>
    </section>
  );
}

function Searching() {
  return (
    <div className="page grid gap-6 pb-10">
      <h2 id="results" className="display text-2xl sm:text-3xl">
        Searching...
      </h2>
      <SkeletonList count={SKELETONS.home} label="Searching..." className={COMPANY_GRID} />
    </div>
  );
}

const loadTexts = () => import("./home-texts.tsx");
const FiguresAndSteps = staticPart(() => loadTexts().then(({ FiguresAndSteps }) => FiguresAndSteps));
const TopLocations = staticPart(() => loadTexts().then(({ TopLocations }) => TopLocations));
const FeaturedGuides = staticPart(() => loadTexts().then(({ FeaturedGuides }) => FeaturedGuides));

const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson("/api/guides?featured=true"),
  });

/** Null if the URL names neither a place nor a radius. */
function searchFrom(params: URLSearchParams) {
  if (!params.has("location") && !params.has("radius")) return null;
  return listSearchFrom(params, { radiusKm: DEFAULT_RADIUS_KM, limit: HOME_RESULTS });
}

export function loader({ url, services, queryClient }: LoaderArgs): LoaderResult {
  const { companies, guides, maps } = services;
  queryClient.setQueryData(featuredCompaniesQueryOptions().queryKey, companies.featured());
  queryClient.setQueryData(featuredGuidesQueryOptions().queryKey, guides.featured());
  queryClient.setQueryData(mapsConfigQueryOptions().queryKey, maps);
  const search = searchFrom(url.searchParams);
  if (!search) return {};
  loadRoadPermit(searchedAreaIn(url.searchParams), { services, queryClient });
  const page = companies.search(search);
  queryClient.setQueryData(companyPageQueryOptions(search).queryKey, summariesOf(page));
  return { found: { total: page.total, place: page.searched?.place ?? null } };
}

export default function HomeScreen() {
  const params = usePageParams();
  const search = searchFrom(params);
  const area = searchedAreaIn(params);
  const { data: statistics } = useQuery(statisticsQueryOptions());
  const { data: guides = [] } = useQuery(featuredGuidesQueryOptions());
  const jobQuery = useJobQuery();
  const absolute = useAbsoluteUrl();
  return (
    <>
      <PageMeta
        title="Skip hire near you: compare companies, prices and reviews"
        description="Find skip hire companies by postcode or town. Compare indicative prices and reviews, and send one quote request to up to five companies."
        path="/"
        jsonLd={[{ "@type": "WebSite", name: BRAND.name, url: absolute("/") }]}
      />
      <section className="overflow-x-clip border-b border-line bg-white">
        <div className="page grid grid-cols-1 gap-3 pt-3 pb-4 sm:gap-5 sm:pt-10 sm:pb-8">
          <h1 className="display max-w-4xl text-2xl sm:text-5xl lg:text-6xl lg:leading-[1.03]">
            Compare{" "}
            <span className="bg-[linear-gradient(transparent_62%,var(--color-skip)_62%_92%,transparent_92%)]">
              {formatCount(statistics?.companies ?? 0)}
            </span>{" "}
            skip hire companies across the UK
          </h1>
          <div className="card border-2 border-ink p-4 shadow-raised sm:p-5">
            <JobBar
              action="/"
              area={area}
              defaultRadius={DEFAULT_RADIUS_KM}
              ignored={params.get("ignored")}
              keepsScroll
              sizePicker={<SizePicker size={area.size} />}
            />
          </div>
        </div>
      </section>
      {search && <ResultsPanel search={search} area={{ ...area, radius: search.radius }} />}
      {statistics && <FiguresAndSteps statistics={statistics} />}
      <TopLocations nations={statistics?.topLocations} job={queryString(jobParams(area))} />
      <FeaturedPartners companies={statistics?.companies} area={area} />
      {guides.length > 0 && <FeaturedGuides guides={guides} jobQuery={jobQuery} />}
    </>
  );
}

HomeScreen.preload = (query: URLSearchParams) => (searchFrom(query) ? Results.preload() : undefined);
