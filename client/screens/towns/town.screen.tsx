import { Breadcrumbs } from "#client/components/breadcrumbs.tsx";
import { formatCompanyCount, formatWeeks } from "#client/components/company/format.ts";
import { JobBar } from "#client/components/job/job-bar.tsx";
import ResultsMap from "#client/components/map/results-map.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, LoaderResult, ScreenProps } from "#client/page.ts";
import { isMapOpen, mapQueryFrom, resultsMapQueryOptions } from "#client/queries/results-map.ts";
import { queryString } from "#client/urls/query-string.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { SEARCH_PAGE_RADIUS_KM } from "#contract/limits.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { formatCount } from "#contract/text/spelling.ts";
import type { TownPage, TownPrice } from "#contract/towns.ts";
import { TownCompanies } from "./town-companies.tsx";
import { TownMeta } from "./town-meta.tsx";
import { TownPermits } from "./town-permits.tsx";
import { TownQuestions } from "./town-questions.tsx";
import { TownSection } from "./town-section.tsx";
import { amounts, introSentences, shortName } from "./town-words.ts";

interface TownProps {
  town?: TownPage;
  /** The town in the URL if too few companies are located there for a page. Null if the name is unknown. */
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

/** The router does not decode escapes such as "%20". A text with an invalid escape is returned unchanged. */
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
          <p className="max-w-prose text-ink-soft sm:text-lg">{introSentences(town).join(" ")}</p>
          <JobBar action="/search" area={{ location: town.query }} defaultRadius={SEARCH_PAGE_RADIUS_KM} />
        </div>
      </section>
      <div className="page grid grid-cols-1 gap-10 py-6 sm:gap-14 sm:py-10">
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

function NearbyTowns({ town }: { town: TownPage }) {
  if (town.nearby.length === 0) return null;
  return (
    <TownSection id="nearby" title={`Skip hire near ${shortName(town)}`}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {town.nearby.map(({ label, slug, companies, km }) => (
          <li key={slug}>
            <a
              href={`/skip-hire/${slug}`}
              className="grid min-h-14 content-center rounded-control border border-line bg-white px-4 py-2 hover:border-ink"
            >
              <span className="font-semibold">{label}</span>{" "}
              <span className="text-sm text-ink-soft">
                {formatDistance(km)} away, {formatCompanyCount(companies)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/skip-hire" className="link">
          All towns, A to Z
        </a>
      </p>
    </TownSection>
  );
}

type UnlistedTown = Pick<TownPage, "label" | "query">;

/** Shown if the name is unknown, or if too few companies are located in the town. */
function NoTown({ town }: { town: UnlistedTown | null }) {
  const title = `We have no page for ${town?.label ?? "this town"}`;
  return (
    <div className="page py-10">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <MessagePanel title={title}>
        <p className="text-ink-soft">
          {town
            ? `Fewer than three companies in the directory are located in ${town.label}. Companies from around it may still deliver there.`
            : "There is no town at this address."}
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          {town && (
            <a href={`/search${queryString({ location: town.query })}`} className={buttonClass()}>
              Search near {town.label}
            </a>
          )}{" "}
          <a href="/skip-hire" className={buttonClass(town ? "quiet" : "primary")}>
            All towns
          </a>
        </p>
      </MessagePanel>
    </div>
  );
}

const RADIUS_KM = 15;

/** The page is not hydrated, so only links can move the map. */
const townMapQuery = (town: Pick<TownPage, "query">, params: URLSearchParams) =>
  mapQueryFrom(params, { location: town.query, radius: RADIUS_KM, sort: "fit" });

function TownMap({ town, params }: { town: TownPage; params: URLSearchParams }) {
  const isOpen = isMapOpen(params);
  return (
    <TownSection id="map-of-firms" title={`Companies near ${shortName(town)} on a map`} isPrinted={isOpen}>
      {isOpen ? (
        <div className="max-w-3xl">
          <ResultsMap
            params={params}
            query={townMapQuery(town, params)}
            place={shortName(town)}
            listed={town.firms}
            canMove={false}
          />
        </div>
      ) : (
        <p>
          <a href="?view=map#map" rel="nofollow" className={buttonClass("quiet")}>
            Show the map
          </a>
        </p>
      )}
    </TownSection>
  );
}

/**
 * If fewer than `MIN_STATED_PRICES` companies state a price for a size, the table shows the UK guide price. Leaves out sizes that
 * no company of the town hires out, and sizes without any price.
 */
function TownPrices({ town }: { town: TownPage }) {
  const name = shortName(town);
  const { prices, companies, pricing } = town;
  return (
    <TownSection id="prices" title={`What a skip costs in ${name}`}>
      <p className="max-w-prose text-ink-soft">
        {pricing === 0
          ? `None of the ${formatCompanyCount(companies)} located in ${name} states a price yet.`
          : `For ${formatWeeks(DEFAULT_WEEKS)} of hire with delivery, collection, tipping and VAT, as ${pricing} of the ${formatCompanyCount(companies)} located in ${name} ask. Each company's page says who entered its prices.`}{" "}
        A skip on the road can cost more.
      </p>
      {prices.length > 0 && (
        <div className="card overflow-hidden">
          <table className="w-full border-collapse text-left">
            <caption className="sr-only">Skip prices in {name} by size</caption>
            <thead className="bg-ink text-white">
              <tr>
                {["Size", "Price", "Middle price", "Based on"].map((head, column) => (
                  <th
                    key={head}
                    scope="col"
                    className={`px-4 py-3 sm:px-5 ${column > 1 ? "max-sm:hidden" : ""}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <PriceRow key={price.size} price={price} query={town.query} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="max-w-prose text-sm text-muted">
        {pricing > 0 &&
          "A price for other days counts only if the company says what a further week costs. A company's page says who stated its prices, the company or this directory, and when. "}
        Where fewer than three companies state such a price, you see our guide for the whole UK instead.
      </p>
    </TownSection>
  );
}

function PriceRow({ price, query }: { price: TownPrice; query: string }) {
  const { size, stated, statedBy, guide, offeredBy } = price;
  const shown = stated ?? guide;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-4 py-3 whitespace-nowrap sm:px-5">
        <a href={`/search${queryString({ location: query, size })}`} className="link">
          {size} yard
        </a>
      </th>
      <td className="px-4 py-3 font-semibold tabular-nums sm:px-5">
        {shown ? amounts(shown) : "Ask"}{" "}
        <span className="block text-sm font-normal text-ink-soft sm:hidden">
          {stated
            ? `${formatCompanyCount(statedBy)}, the middle price is ${formatPounds(stated.median)}`
            : "UK guide, no local prices"}
        </span>
      </td>
      <td className="px-4 py-3 tabular-nums max-sm:hidden sm:px-5">
        {stated ? formatPounds(stated.median) : <span className="text-muted">not known</span>}
      </td>
      <td className="px-4 py-3 text-ink-soft max-sm:hidden sm:px-5">
        {stated
          ? `${formatCompanyCount(statedBy)} of ${formatCount(offeredBy)} that hire it out`
          : "UK guide"}
      </td>
    </tr>
  );
}

function TownDistricts({ town }: { town: TownPage }) {
  const name = shortName(town);
  const { districts } = town;
  return (
    <TownSection id="districts" title={`Postcode districts served from ${name}`}>
      {districts.length === 0 ? (
        <p className="max-w-prose text-ink-soft">
          No company located in {name} has said yet which postcode districts it delivers to. A search by your
          postcode finds all companies near you.
        </p>
      ) : (
        <>
          <p className="max-w-prose text-ink-soft">
            Beside each district is how many of the companies located in {name} say that they deliver there.
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {districts.map(({ code, companies }) => (
              <li key={code}>
                <a
                  href={`/search?location=${code}`}
                  className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-white px-3 hover:border-ink"
                >
                  <span className="font-semibold">{code}</span>{" "}
                  <span aria-hidden="true" className="text-muted tabular-nums">
                    {companies}
                  </span>
                  <span className="sr-only">, {formatCompanyCount(companies)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </TownSection>
  );
}
