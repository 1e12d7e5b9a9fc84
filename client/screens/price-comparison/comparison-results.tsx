import { shortPlaceName } from "#client/components/company/fit-words.ts";
import { formatCount, formatWeeks } from "#client/components/company/format.ts";
import { CompareForm } from "#client/components/company/selection/compare-form.tsx";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { Pagination } from "#client/components/pagination.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { resultSentence } from "#client/components/search/result-sentence.ts";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { OutdatedList } from "#client/components/ui/outdated-list.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import type { QueryResult } from "#client/queries/use-query.ts";
import type { SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonPage } from "#contract/companies.ts";
import { DEFAULT_WEEKS } from "#contract/job/job.ts";
import { SKELETONS } from "#contract/limits.ts";
import type { PriceSize } from "#contract/options.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { PriceCards } from "./price-cards.tsx";
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
  const rows = { rows: data.rows, area, place, highlighted: skipSize, selection };
  return (
    <section aria-labelledby="prices" className="grid gap-3 sm:gap-5">
      <div>
        <h2 id="prices" className="display text-lg leading-snug wrap-anywhere sm:text-2xl">
          {heading}
        </h2>
        <ResultNote result={data} area={area} />
      </div>
      <UnknownPlace location={location} result={data} />
      <PlaceNotice result={data} />
      {data.total === 0 ? (
        <NoPrices />
      ) : (
        <>
          <OutdatedList isOutdated={result.isPlaceholderData} label="Loading prices">
            <CompareForm area={area}>
              <PriceTable {...rows} />
              <PriceCards {...rows} />
            </CompareForm>
          </OutdatedList>
          <p className="max-w-prose text-sm text-muted">
            {lastWords(place, area)}
            Prices are indicative and include VAT. A permit is extra if the skip stands on a road. Where a
            company states no price, the estimate is ours, from its range of prices. A company's page says who
            stated its prices and when. The company's own quote is the price you pay.
          </p>
          <Pagination page={data.page} totalPages={data.totalPages} />
        </>
      )}
    </section>
  );
}

interface ResultNoteProps {
  result: PriceComparisonPage;
  area: SearchedArea;
}

/** For example "Within 25 km (16 miles). 46 more, listed last, don't offer this size. Prices are for 2 weeks of hire …" */
function ResultNote({
  result: { searched, total, possible = total },
  area: { size, waste, weeks = DEFAULT_WEEKS },
}: ResultNoteProps) {
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

/** For example "Companies that don't deliver to LS6, don't take your waste or don't offer this size come last." */
function lastWords(place: string | undefined, { size, waste }: SearchedArea): string | null {
  const obstacles = [
    place && `don't deliver to ${place}`,
    waste !== undefined && "don't take your waste",
    size !== undefined && "don't offer this size",
  ].filter((obstacle) => typeof obstacle === "string");
  if (obstacles.length === 0) return null;
  const last = obstacles.pop();
  return `Companies that ${obstacles.length > 0 ? `${obstacles.join(", ")} or ` : ""}${last} come last. `;
}

function NoPrices() {
  return (
    <MessagePanel title="No companies found" level="h3">
      <p className="text-ink-soft">Try another place, or all skip sizes.</p>
      <a href="/price-comparison" className={buttonClass()}>
        Reset Search
      </a>
    </MessagePanel>
  );
}
