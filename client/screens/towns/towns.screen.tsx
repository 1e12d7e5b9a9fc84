import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { formatCount } from "#client/components/company/format.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { PageMeta, useAbsoluteUrl } from "#client/components/page-meta.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { MIN_TOWN_COMPANIES, TOP_LOCATIONS, type TownSummary } from "#contract/towns.ts";
import { TownsOfNation } from "./towns-of-nation.tsx";

const NATIONS = TOP_LOCATIONS.map(({ nation }) => nation);

export const loader = ({ services }: LoaderArgs) => ({ props: { towns: services.towns.list() } });

export default function TownsScreen({ towns = [] }: ScreenProps & { towns?: readonly TownSummary[] }) {
  const nations = NATIONS.filter((nation) => towns.some((town) => town.nation === nation));
  const listed = towns.reduce((sum, { companies }) => sum + companies, 0);
  return (
    <>
      <TownsMeta towns={towns} />
      <section className="border-b border-line bg-white py-6 sm:py-8">
        <div className="page grid gap-5">
          <Breadcrumbs trail={[{ label: "Home", to: "/" }, { label: "Skip hire by town" }]} />
          <h1 className="display text-3xl sm:text-5xl">Skip hire by town</h1>
          {towns.length > 0 && (
            <p className="max-w-prose text-lg text-ink-soft">
              {formatCount(towns.length)} towns with prices, permits and companies. Beside each town is how
              many companies are located in it, {formatCount(listed)} in all; a search near a town also finds
              the companies around it. Towns with fewer than {MIN_TOWN_COMPANIES} companies have no page.
            </p>
          )}
          <JobBar action="/search" area={{}} defaultRadius={SEARCH_PAGE_RADIUS_KM} />
          {nations.length > 1 && (
            <nav aria-label="Nations" className="flex flex-wrap gap-x-5">
              {nations.map((nation) => (
                <a
                  key={nation}
                  href={`#${anchorOf(nation)}`}
                  className="link inline-flex min-h-11 items-center"
                >
                  {nation}{" "}
                </a>
              ))}
            </nav>
          )}
        </div>
      </section>
      <div className="page grid grid-cols-1 gap-14 py-10">
        {nations.map((nation) => (
          <TownsOfNation
            key={nation}
            id={anchorOf(nation)}
            nation={nation}
            towns={towns.filter((town) => town.nation === nation)}
          />
        ))}{" "}
        {towns.length === 0 && (
          <MessagePanel title="No towns yet" level="h2">
            <p className="text-ink-soft">
              A town is listed here once {MIN_TOWN_COMPANIES} companies are located in it.
            </p>
          </MessagePanel>
        )}
      </div>
    </>
  );
}

const anchorOf = (nation: string): string => nation.toLowerCase().replaceAll(" ", "-");

function TownsMeta({ towns }: { towns: readonly TownSummary[] }) {
  const absolute = useAbsoluteUrl();
  return (
    <PageMeta
      title="Skip hire by town, A to Z"
      description={`Skip hire in ${formatCount(towns.length)} towns of the United Kingdom: for each town the companies located there, what they charge by skip size, permits and the postcode districts they serve.`}
      path="/skip-hire"
      noIndex={towns.length === 0}
      jsonLd={[
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, name: "Home", item: absolute("/") },
            { "@type": "ListItem", position: 2, name: "Skip hire by town", item: absolute("/skip-hire") },
          ],
        },
      ]}
    />
  );
}
