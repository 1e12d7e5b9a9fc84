import { DeliveryLine } from "#client/components/job/delivery-line.tsx";
import { Link } from "#client/components/link.tsx";
import { StarRating } from "#client/components/star-rating.tsx";
import { companyUrl } from "#client/urls/company-url.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { PRICE_SIZES } from "#contract/options.ts";
import { formatDistance } from "#contract/text/place-words.ts";
import { JobTotal } from "./job-total.tsx";
import { PriceActions } from "./price-actions.tsx";
import type { PriceRowsProps } from "./price-table.tsx";
import { RefusedWastes } from "./refused-wastes.tsx";
import { SizePriceText } from "./size-price.tsx";

/** The prices of each company as cards, for narrow screens. */
export function PriceCards({ rows, area, place, highlighted, selection }: PriceRowsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:hidden print:hidden">
      {rows.map((row) => (
        <li key={row.id} className="card flex min-w-0 content-auto flex-col gap-3 p-4">
          <div>
            <h3 className="text-lg leading-snug font-bold wrap-anywhere">
              <Link to={companyUrl(row.id, area)} className="hover:underline">
                {row.name}
              </Link>
            </h3>
            <p className="text-ink-soft">
              {row.location}
              {row.distance !== undefined && `, ${formatDistance(row.distance)}`}
            </p>
            <StarRating rating={row.rating} reviewCount={row.reviewCount} />
            {row.serves && place && <DeliveryLine serves={row.serves} place={place} />}
            <RefusedWastes row={row} size={area.size} />
          </div>
          <dl className="grid grid-cols-2 gap-2">
            {area.size !== undefined && (
              <div className="col-span-2 rounded-control bg-skip-pale p-3">
                <dt className="text-sm">{area.size} yard, total for your job</dt>
                <dd>
                  <JobTotal row={row} size={area.size} />
                </dd>
              </div>
            )}
            {PRICE_SIZES.map((size) => (
              <div
                key={size}
                className={`rounded-control p-2.5 ${size === highlighted ? "bg-skip" : "bg-paper"}`}
              >
                <dt className="text-sm">
                  {PRICE_GUIDE[size].label},{" "}
                  <span className="whitespace-nowrap">{PRICE_GUIDE[size].yards}</span>
                </dt>
                <dd className="font-bold tabular-nums">
                  <SizePriceText row={row} size={size} area={area} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto">
            <PriceActions row={row} area={area} selection={selection} />
          </div>
        </li>
      ))}
    </ul>
  );
}
