import { queryOptions } from "@tanstack/react-query";
import { mapsConfigQueryOptions } from "#client/components/map-embed.tsx";
import { PageMeta, useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { staticPart } from "#client/components/ui/static-part.tsx";
import { useJobQuery, usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, LoaderResult } from "#client/page.ts";
import { companyPageQueryOptions, statisticsQueryOptions } from "#client/queries/companies.ts";
import { summariesOf } from "#client/queries/company-summaries.ts";
import { getJson } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { listSearchFrom } from "#client/urls/company-search.ts";
import { jobParams, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import { BRAND } from "#contract/brand.ts";
import { DEFAULT_RADIUS_KM, HOME_RESULTS } from "#contract/limits.ts";
import { FeaturedPartners, featuredCompaniesQueryOptions } from "./featured-partners.tsx";
import { Hero } from "./hero.tsx";
import { preloadResults, ResultsPanel } from "./results-panel.tsx";

const loadTexts = () => import("./home-texts.tsx");
const FiguresAndSteps = staticPart(() => loadTexts().then(({ FiguresAndSteps }) => FiguresAndSteps));
const TopLocations = staticPart(() => import("./top-locations.tsx").then(({ TopLocations }) => TopLocations));
const FeaturedGuides = staticPart(() => loadTexts().then(({ FeaturedGuides }) => FeaturedGuides));

const featuredGuidesQueryOptions = () =>
  queryOptions({
    queryKey: ["guides", "featured"],
    queryFn: () => getJson("/api/guides?featured=true"),
  });

/** The search in the URL. Null if the URL names neither a place nor a radius. */
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
      <Hero companies={statistics?.companies} area={area} ignored={params.get("ignored")} />
      {search && <ResultsPanel search={search} area={{ ...area, radius: search.radius }} />}
      {statistics && <FiguresAndSteps statistics={statistics} />}
      <TopLocations nations={statistics?.topLocations} job={queryString(jobParams(area))} />
      <FeaturedPartners companies={statistics?.companies} area={area} />
      {guides.length > 0 && <FeaturedGuides guides={guides} jobQuery={jobQuery} />}
    </>
  );
}

HomeScreen.preload = (query: URLSearchParams) => (searchFrom(query) ? preloadResults() : undefined);
