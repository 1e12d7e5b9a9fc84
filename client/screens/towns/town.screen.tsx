import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { isMapOpen, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import type { TownPage } from "#contract/towns.ts";
import { NearbyTowns } from "./nearby-towns.tsx";
import { NoTown, type UnlistedTown } from "./no-town.tsx";
import { TownCompanies } from "./town-companies.tsx";
import { TownDistricts } from "./town-districts.tsx";
import { TownMap, townMapQuery } from "./town-map.tsx";
import { TownMeta } from "./town-meta.tsx";
import { TownPermits } from "./town-permits.tsx";
import { TownPrices } from "./town-prices.tsx";
import { TownQuestions } from "./town-questions.tsx";
import { introSentences } from "./town-words.ts";

interface TownProps {
  town?: TownPage;
  /** The town in the URL, if it has too few companies for a page. Null if the name is unknown. */
  unlisted?: UnlistedTown | null;
}

export function loader({ params, url, services, queryClient }: LoaderArgs): LoaderResult {
  const { towns, resultsMaps } = services;
  const { town: spelled = "" } = params;
  const town = towns.find(spelled);
  if (town && isMapOpen(url.searchParams)) {
    const query = townMapQuery(town, url.searchParams);
    queryClient.setQueryData(resultsMapQueryOptions(query).queryKey, resultsMaps.draw(query));
  }
  if (town) return { props: { town } satisfies TownProps };
  const named = towns.named(decoded(spelled));
  if (named?.hasPage) return { redirect: `/skip-hire/${named.slug}${url.search}`, status: 301 };
  return { status: 404, props: { unlisted: named } satisfies TownProps };
}

/** Decodes escapes such as "%20", which the router leaves unchanged. An invalid escape is returned as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export default function TownScreen({ town, unlisted = null }: ScreenProps & TownProps) {
  const params = usePageParams();
  if (!town) return <NoTown town={unlisted} />;
  return (
    <>
      <TownMeta town={town} />
      <section className="border-b border-line bg-white py-6 sm:py-8">
        <div className="page grid gap-5">
          <Breadcrumbs
            trail={[
              { label: "Home", to: "/" },
              { label: "Skip hire by town", to: "/skip-hire" },
              { label: town.label },
            ]}
          />
          <h1 className="display text-3xl sm:text-5xl">Skip hire in {town.label}</h1>
          <p className="max-w-prose text-lg text-ink-soft">{introSentences(town).join(" ")}</p>
          <JobBar action="/search" area={{ location: town.query }} defaultRadius={SEARCH_PAGE_RADIUS_KM} />
        </div>
      </section>
      <div className="page grid grid-cols-1 gap-14 py-10">
        <TownPrices town={town} />
        <TownCompanies town={town} />
        <TownMap town={town} params={params} />
        <TownPermits town={town} />
        <TownQuestions town={town} />
        <TownDistricts town={town} />
        <NearbyTowns town={town} />
      </div>
    </>
  );
}
