import { shortPlaceName } from "#client/components/company/fit-words.ts";
import { formatWeeks, resultSentence } from "#client/components/company/format.ts";
import { CompareForm } from "#client/components/company/selection/compare-form.tsx";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Link } from "#client/components/link.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { Pagination } from "#client/components/pagination.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { OutdatedList, SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { QueryResult } from "#client/queries/use-query.ts";
import { changedParams } from "#client/urls/company-search.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonPage } from "#contract/companies.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { SKELETONS } from "#contract/limits.ts";
import { PRICE_SIZES, type PriceSize, USUAL_PRICE_SIZE } from "#contract/options.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { formatCount } from "#contract/text/spelling.ts";
import { PriceTable } from "./price-table.tsx";

interface ComparisonResultsProps {
  result: QueryResult<PriceComparisonPage>;
  area: SearchedArea;
  skipSize: PriceSize | "all";
  selection: QuoteSelection;
}

export function ComparisonResults({ result, area, skipSize, selection }: ComparisonResultsProps) {
  const { location } = area;
  const { data, isPending, isError } = result;
  const heading = data && resultSentence({ ...data, total: data.possible ?? data.total }, location);
  useAnnouncement(location === undefined ? undefined : heading);
  if (location === undefined) {
    return (
      <p className="rounded-card border-2 border-dashed border-edge px-6 py-12 text-center text-lg font-semibold">
        Enter a location to compare prices
      </p>
    );
  }
  if (isError) return <LoadError title="Failed to fetch price comparison" />;
  if (isPending) {
    return (
      <SkeletonList count={SKELETONS.prices} label="Loading prices" className="grid gap-4 sm:grid-cols-2" />
    );
  }
  const place = data.searched && shortPlaceName(data.searched.place);
  const shown = area.size === undefined ? shownSize(skipSize) : undefined;
  return (
    <section aria-labelledby="prices" className="grid gap-3 sm:gap-5">
      <div>
        <h2 id="prices" className="display text-lg leading-snug wrap-anywhere sm:text-2xl">
          {heading}
        </h2>
        <ResultNote result={data} area={area} />
      </div>
      <SizeLinks shown={shown} />
      <PlaceNotice location={location} result={data} />
      {data.total === 0 ? (
        <NoPrices />
      ) : (
        <>
          <OutdatedList isOutdated={result.isPlaceholderData} label="Loading prices">
            <CompareForm area={area}>
              <PriceTable rows={data.rows} area={area} place={place} shown={shown} selection={selection} />
            </CompareForm>
          </OutdatedList>
          <div className="max-w-prose text-sm text-muted">
            <p>
              {shown
                ? `Sorted by the price of ${PRICE_GUIDE[shown].label.toLowerCase()} skips`
                : "Sorted by the total for your job"}
              : stated prices first, then our estimates, each cheapest first.
            </p>
            <p>
              {lastWords(place, area)}
              Prices are indicative and include VAT. Any permit or consent for a skip on the road is extra.
              Where a company states no price, the estimate is ours, from its range of prices. A company's
              page says who stated its prices and when. The company's own quote is the price you pay.
            </p>
          </div>
          <Pagination page={data.page} totalPages={data.totalPages} />
        </>
      )}
    </section>
  );
}

const shownSize = (skipSize: PriceSize | "all"): PriceSize =>
  skipSize === "all" ? USUAL_PRICE_SIZE : skipSize;

function SizeLinks({ shown }: { shown: PriceSize | undefined }) {
  const params = usePageParams();
  return (
    <nav aria-labelledby="shown-size" className="grid gap-1.5 sm:flex sm:items-center sm:gap-4">
      <p id="shown-size" className="font-semibold">
        Prices for
      </p>
      <ul className="grid grow grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2 sm:max-w-xl">
        {PRICE_SIZES.map((size) => (
          <li key={size}>
            <Link
              to={`/price-comparison${changedParams(params, { skipSize: size, size: undefined, page: undefined })}`}
              state={KEEP_SCROLL}
              aria-current={size === shown ? "page" : undefined}
              className="block rounded-control border-2 border-edge bg-white px-1 py-1 text-center text-sm leading-tight hover:bg-sand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"
            >
              <span className="font-bold">{PRICE_GUIDE[size].label}</span>{" "}
              <span className="block text-xs whitespace-nowrap">{PRICE_GUIDE[size].yards}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ResultNote({ result, area }: { result: PriceComparisonPage; area: SearchedArea }) {
  const { searched, total, possible = total } = result;
  const { size, waste, weeks = DEFAULT_WEEKS } = area;
  const others = total - possible;
  const not = others === 1 ? "doesn't" : "don't";
  const obstacles = [
    size !== undefined && `${not} offer this size`,
    waste !== undefined && `${not} take your waste`,
  ].filter((obstacle) => typeof obstacle === "string");
  const sentences = [
    searched && `Within ${formatRadius(searched.radius)}.`,
    others > 0 && `${formatCount(others)} more, listed last, ${obstacles.join(" or ")}.`,
    total > 0 && `Prices are for ${formatWeeks(weeks)} of hire unless they say otherwise.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p className="text-sm text-muted">{sentences.join(" ")}</p>;
}

function lastWords(place: string | undefined, { size, waste }: SearchedArea): string {
  const obstacles = [
    ...["are paused", "have a warning about their registration"],
    place && `don't deliver to ${place}`,
    waste !== undefined && "don't take your waste",
    size !== undefined && "don't offer this size",
  ].filter((obstacle) => typeof obstacle === "string");
  const last = obstacles.pop();
  return `Companies that ${obstacles.length > 0 ? `${obstacles.join(", ")} or ` : ""}${last} come last. `;
}

const NoPrices = () => (
  <MessagePanel title="No companies found" level="h3">
    <p className="text-ink-soft">Try another place, or all skip sizes.</p>
    <a href="/price-comparison" className={buttonClass()}>
      Reset Search
    </a>
  </MessagePanel>
);
