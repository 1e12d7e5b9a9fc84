import { CallButton } from "#client/components/company/call-button.tsx";
import { TrustLines } from "#client/components/company/company-card.tsx";
import { notTakenSentence } from "#client/components/company/fit-words.ts";
import { formatPoundRange, hireLength } from "#client/components/company/format.ts";
import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { jobCost } from "#client/components/job/cost-words.ts";
import { DeliveryLine } from "#client/components/job/delivery-line.tsx";
import { DayAnswer, WasteAnswer } from "#client/components/job/job-answers.tsx";
import { Link } from "#client/components/link.tsx";
import { StarRating } from "#client/components/star-rating.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { companyUrl, quotesUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import { DEFAULT_WEEKS, type JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { formatDistance } from "#contract/text/place-words.ts";

interface PriceTableProps {
  rows: readonly PriceComparisonRow[];
  area: SearchedArea;
  place: string | undefined;
  /** The rows are sorted by the price of this size. Undefined if they are sorted by the total of the job. */
  shown: PriceSize | undefined;
  selection: QuoteSelection;
}

export function PriceTable({ rows, area, shown, ...common }: PriceTableProps) {
  // `relative` keeps the absolutely positioned sr-only text inside the scroll container, so that the text does not widen the
  // page.
  return (
    <div className="relative lg:card lg:overflow-x-auto print:block print:border-0 print:text-xs print:shadow-none">
      <table className="w-full border-collapse text-left cards:block">
        <caption className="sr-only">Indicative prices by company and skip size</caption>
        <thead className="bg-ink text-white cards:sr-only print:bg-white print:text-ink">
          <tr>
            <th scope="col" className="px-5 py-3.5 print:p-1">
              Company
            </th>
            {area.size !== undefined && (
              <th scope="col" className="bg-skip px-3 py-3.5 text-ink print:p-1">
                {area.size} yard <span className="block text-sm font-normal">total for your job</span>
              </th>
            )}
            {PRICE_SIZES.map((size) => (
              <th
                key={size}
                scope="col"
                className={`px-3 py-3.5 whitespace-nowrap print:p-1 ${size === shown ? "bg-skip text-ink" : ""}`}
              >
                {PRICE_GUIDE[size].label}{" "}
                <span className="block text-sm font-normal">{PRICE_GUIDE[size].yards}</span>
              </th>
            ))}
            <th scope="col" className="px-5 py-3.5 print:hidden">
              <span className="sr-only">Contact</span>
            </th>
          </tr>
        </thead>
        <tbody className="cards:grid cards:gap-3 sm:cards:grid-cols-2">
          {rows.map((row) => (
            <PriceRow key={row.id} row={row} area={area} shown={shown} {...common} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PriceRowProps extends Omit<PriceTableProps, "rows"> {
  row: PriceComparisonRow;
}

function PriceRow({ row, area, place, shown, selection }: PriceRowProps) {
  return (
    <tr className="border-line lg:border-t lg:hover:bg-paper cards:card cards:grid cards:grid-cols-[minmax(0,1fr)_auto] cards:gap-x-3 cards:gap-y-2 cards:p-3 print:break-inside-avoid print:border-t">
      <th scope="row" className="align-top font-normal lg:px-5 lg:py-4 print:p-1">
        <Link to={companyUrl(row.id, area)} className="font-bold wrap-anywhere hover:underline">
          {row.name}
        </Link>{" "}
        <span className="block text-sm text-ink-soft">
          {row.location}
          {row.distance !== undefined && `, ${formatDistance(row.distance)}`}
        </span>{" "}
        <StarRating rating={row.rating} reviewCount={row.reviewCount} className="text-sm" />
        <div className="mt-1 max-w-80 text-sm">
          {row.serves && place && <DeliveryLine serves={row.serves} place={place} />}
          {row.notTaken && area.size === undefined && (
            <p className="flex gap-2 wrap-anywhere">
              <Icon name="close" size="size-5" className="mt-0.5 text-stop" />
              <span className="min-w-0 font-bold text-stop">{notTakenSentence(row.notTaken)}</span>
            </p>
          )}
          <ul>
            <DayAnswer company={row} job={area} isPlaceKnown={row.serves !== undefined} />
            <WasteAnswer wastes={row.wastes} />
            <TrustLines company={row} />
          </ul>
        </div>
      </th>
      {area.size !== undefined && (
        <td className="align-top tabular-nums lg:bg-skip-pale lg:px-3 lg:py-4 cards:max-w-36 cards:text-right print:p-1">
          <JobTotal row={row} size={area.size} />
        </td>
      )}
      {PRICE_SIZES.map((size) => (
        <td
          key={size}
          className={`align-top font-semibold whitespace-nowrap tabular-nums lg:px-3 lg:py-4 print:p-1 ${size === shown ? "lg:bg-skip-pale cards:text-right cards:text-lg" : "cards:hidden"}`}
        >
          <SizePriceText row={row} size={size} area={area} />
        </td>
      ))}
      <td className="align-bottom lg:px-5 lg:py-4 lg:align-top cards:col-span-2 cards:self-end print:hidden">
        <div className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-end">
          <CallButton company={row} className="cards:flex-1" />{" "}
          <ChooseBox company={row} selection={selection} wordsClass={row.quotable ? "sr-only" : ""} />{" "}
          {row.quotable && (
            <Link
              to={quotesUrl([row], area)}
              aria-label={`Quote from ${row.name}`}
              className={`${buttonClass("go", "small")} cards:flex-1`}
            >
              Quote
            </Link>
          )}
        </div>
      </td>
    </tr>
  );
}

function JobTotal({ row, size }: { row: PriceComparisonRow; size: JobSize }) {
  const cost = jobCost(row, size);
  if (cost.kind === "cannot") return <span className="font-normal text-muted">{cost.text}</span>;
  return (
    <>
      <span className="font-bold">{cost.text}</span>
      {cost.notes.map((note) => (
        <span key={note} className="block text-xs font-normal text-ink-soft">
          {" "}
          {note}
        </span>
      ))}
    </>
  );
}

function SizePriceText({ row, size, area }: Pick<PriceRowProps, "row" | "area"> & { size: PriceSize }) {
  const source = row.sources[size];
  if (source === "not-offered") return <span className="font-normal">Not offered</span>;
  if (source === "unknown") return <span className="font-normal text-muted">Not known</span>;
  const { weeks = DEFAULT_WEEKS } = area;
  const days = row.hireDays[size];
  const details = [
    source === "estimate" && "estimate",
    days !== weeks * 7 && hireLength(days, weeks),
    row.forOtherWasteIn?.includes(size) && "for other waste",
  ].filter(Boolean);
  return (
    <>
      {formatPoundRange(row.prices[size])}{" "}
      {details.length > 0 && (
        <span className="block max-w-28 text-xs font-normal whitespace-normal">{details.join(" ")}</span>
      )}
    </>
  );
}
