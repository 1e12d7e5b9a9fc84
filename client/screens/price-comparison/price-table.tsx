import { formatDistance } from "#client/components/company/format.ts";
import { PageLink } from "#client/components/page-link.tsx";
import { StarRating } from "#client/components/star-rating.tsx";
import { companyUrl } from "#client/queries/company-url.ts";
import { PRICE_GUIDE, PRICE_SIZES } from "#contract/options.ts";
import { formatPriceRange, type PriceRowsProps } from "./format-price-range.ts";
import { PriceActions } from "./price-actions.tsx";

/** The prices of all companies as a table, for wide screens. */
export function PriceTable({ rows, location, highlighted }: PriceRowsProps) {
  // `relative` keeps the absolutely positioned sr-only text inside the scroll container; it would widen the page.
  return (
    <div className="card relative overflow-x-auto max-lg:hidden">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Indicative prices by company and skip size</caption>
        <thead className="bg-ink text-white">
          <tr>
            <th scope="col" className="px-5 py-3.5">
              Company
            </th>
            {PRICE_SIZES.map((size) => (
              <th
                key={size}
                scope="col"
                className={`px-3 py-3.5 whitespace-nowrap ${size === highlighted ? "bg-skip text-ink" : ""}`}
              >
                {PRICE_GUIDE[size].label}
                <span className="block text-sm font-normal">{PRICE_GUIDE[size].yards}</span>
              </th>
            ))}
            <th scope="col" className="px-5 py-3.5">
              <span className="sr-only">Contact</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line hover:bg-paper">
              <th scope="row" className="px-5 py-4 font-normal">
                <PageLink
                  to={companyUrl(row.id, { location })}
                  className="font-bold wrap-anywhere hover:underline"
                >
                  {row.name}
                </PageLink>
                <span className="block text-sm text-ink-soft">
                  {row.location}
                  {row.distance !== undefined && `, ${formatDistance(row.distance)}`}
                </span>
                <StarRating rating={row.rating} reviewCount={row.reviewCount} className="text-sm" />
              </th>
              {PRICE_SIZES.map((size) => (
                <td
                  key={size}
                  className={`px-3 py-4 font-semibold whitespace-nowrap tabular-nums ${size === highlighted ? "bg-skip-pale" : ""}`}
                >
                  {formatPriceRange(row.prices[size])}
                </td>
              ))}
              <td className="px-5 py-4">
                <PriceActions row={row} location={location} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
