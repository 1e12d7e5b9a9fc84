import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { quotesUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { CompareBox } from "./compare-box.tsx";

interface PriceActionsProps {
  row: PriceComparisonRow;
  area: SearchedArea;
  selection: QuoteSelection;
}

export function PriceActions({ row, area, selection }: PriceActionsProps) {
  const phoneUrl = telephoneUrl(row.phone);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 lg:flex-col-reverse lg:items-end lg:gap-y-0 print:hidden">
      <CompareBox row={row} selection={selection} />
      <div className="flex gap-2 max-lg:grow">
        {phoneUrl && (
          <a
            href={phoneUrl}
            aria-label={`Call ${row.name}`}
            className={`${buttonClass("quiet", "small")} max-lg:min-h-11 max-lg:flex-1`}
          >
            <Icon name="phone" size="size-4" />
            Call
          </a>
        )}{" "}
        {row.quotable && (
          <Link
            to={quotesUrl([row], area)}
            aria-label={`Quote from ${row.name}`}
            className={`${buttonClass("primary", "small")} max-lg:min-h-11 max-lg:flex-1`}
          >
            Quote
          </Link>
        )}
      </div>
    </div>
  );
}
