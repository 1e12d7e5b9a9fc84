import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { DeliveryLine } from "#client/components/job/delivery-line.tsx";
import { Link } from "#client/components/link.tsx";
import { StarRating } from "#client/components/star-rating.tsx";
import { companyUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { JobTotal } from "./job-total.tsx";
import { PriceActions } from "./price-actions.tsx";
import { RefusedWastes } from "./refused-wastes.tsx";
import { SizePriceText } from "./size-price.tsx";

export interface PriceRowsProps {
  rows: readonly PriceComparisonRow[];
  /** The place and the job, which links pass on. */
  area: SearchedArea;
  /** A short form of the searched place, such as "LS6". */
  place: string | undefined;
  /** The requested skip size, whose column is highlighted. "all" highlights no column. */
  highlighted: PriceSize | "all";
  /** The companies selected for the comparison. */
  selection: QuoteSelection;
}

/** The prices of the companies on this page of results as a table, for wide screens and paper. */
export function PriceTable({ rows, area, place, highlighted, selection }: PriceRowsProps) {
  // `relative` keeps the absolutely positioned sr-only text inside the scroll container. Otherwise the text would widen the
  // page.
  return (
    <div className="card relative overflow-x-auto max-lg:hidden print:block print:border-0 print:text-xs print:shadow-none">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Indicative prices by company and skip size</caption>
        <thead className="bg-ink text-white print:bg-white print:text-ink">
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
                className={`px-3 py-3.5 whitespace-nowrap print:p-1 ${size === highlighted ? "bg-skip text-ink" : ""}`}
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
        <tbody>
          {rows.map((row) => (
            <PriceRow
              key={row.id}
              row={row}
              area={area}
              place={place}
              highlighted={highlighted}
              selection={selection}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PriceRowProps extends Pick<PriceRowsProps, "place" | "highlighted" | "selection"> {
  row: PriceComparisonRow;
  area: SearchedArea;
}

function PriceRow({ row, area, place, highlighted, selection }: PriceRowProps) {
  return (
    <tr className="border-t border-line hover:bg-paper print:break-inside-avoid">
      <th scope="row" className="px-5 py-4 align-top font-normal print:p-1">
        <Link to={companyUrl(row.id, area)} className="font-bold wrap-anywhere hover:underline">
          {row.name}
        </Link>{" "}
        <span className="block text-sm text-ink-soft">
          {row.location}
          {row.distance !== undefined && `, ${formatDistance(row.distance)}`}
        </span>{" "}
        <StarRating rating={row.rating} reviewCount={row.reviewCount} className="text-sm" />
        <div className="mt-1 max-w-80 text-sm">
          {row.serves && place && (
            <DeliveryLine serves={row.serves} because={row.servesBecause} place={place} />
          )}
          <RefusedWastes row={row} size={area.size} />
        </div>
      </th>
      {area.size !== undefined && (
        <td className="bg-skip-pale px-3 py-4 align-top tabular-nums print:p-1">
          <JobTotal row={row} size={area.size} />
        </td>
      )}
      {PRICE_SIZES.map((size) => (
        <td
          key={size}
          className={`px-3 py-4 align-top font-semibold whitespace-nowrap tabular-nums print:p-1 ${size === highlighted ? "bg-skip-pale" : ""}`}
        >
          <SizePriceText row={row} size={size} area={area} />
        </td>
      ))}
      <td className="px-5 py-4 align-top print:hidden">
        <PriceActions row={row} area={area} selection={selection} />
      </td>
    </tr>
  );
}
