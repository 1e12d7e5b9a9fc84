import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { JobBar } from "#client/components/job/job-bar.tsx";
import { PageMeta, useBreadcrumbList } from "#client/components/page-meta.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { MIN_TOWN_COMPANIES, TOP_LOCATIONS, type TownSummary } from "#contract/towns.ts";

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
  const trail = useBreadcrumbList([
    ["Home", "/"],
    ["Skip hire by town", "/skip-hire"],
  ]);
  return (
    <PageMeta
      title="Skip hire by town, A to Z"
      description={`Skip hire in ${formatCount(towns.length)} towns of the United Kingdom: for each town the companies located there, what they charge by skip size, permits and the postcode districts they serve.`}
      path="/skip-hire"
      noIndex={towns.length === 0}
      jsonLd={[trail]}
    />
  );
}

interface TownsOfNationProps {
  nation: string;
  /** In alphabetical order. */
  towns: readonly TownSummary[];
}

function TownsOfNation({ nation, towns }: TownsOfNationProps) {
  const id = anchorOf(nation);
  const letters = Map.groupBy(towns, ({ label }) => label.charAt(0).toUpperCase());
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <h2 id={id} className="display text-2xl sm:text-3xl">
        {nation} <span className="text-muted">{formatCount(towns.length)}</span>{" "}
        <span className="sr-only"> towns</span>
      </h2>
      {[...letters].map(([letter, named]) => (
        <div key={letter} className="content-auto">
          <h3 className="border-b-4 border-skip pb-1 text-lg font-bold">{letter}</h3>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4">
            {named.map(({ label, slug, companies }) => (
              <li key={slug} className="grid border-b border-line">
                <a
                  href={`/skip-hire/${slug}`}
                  className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-1 hover:bg-white"
                >
                  <span className="font-semibold wrap-anywhere">{label}</span>{" "}
                  <span className="text-muted tabular-nums">
                    {formatCount(companies)}{" "}
                    <span className="sr-only"> {companies === 1 ? "firm" : "firms"}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
