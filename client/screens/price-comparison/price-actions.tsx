import { phoneUrl } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { PageLink } from "#client/components/page-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { quoteUrl, type SearchedArea } from "#client/queries/company-url.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";

export function PriceActions({ row, area }: { row: PriceComparisonRow; area: SearchedArea }) {
  return (
    <div className="flex justify-end gap-2 print:hidden">
      {row.phone && (
        <a
          href={phoneUrl(row.phone)}
          aria-label={`Call ${row.name}`}
          className={`${buttonClass("quiet", "small")} max-lg:min-h-11 max-lg:flex-1`}
        >
          <Icon name="phone" size="size-4" />
          Call
        </a>
      )}
      {row.quotable && (
        <PageLink
          to={quoteUrl(row, area)}
          aria-label={`Quote from ${row.name}`}
          className={`${buttonClass("primary", "small")} max-lg:min-h-11 max-lg:flex-1`}
        >
          Quote
        </PageLink>
      )}
    </div>
  );
}
