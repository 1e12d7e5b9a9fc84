import { phoneUrl } from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { PageLink } from "#client/components/page-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { queryString } from "#client/queries/request.ts";
import type { PriceComparisonRow } from "#contract/companies.ts";

export function PriceActions({ row, location }: { row: PriceComparisonRow; location: string }) {
  return (
    <div className="flex justify-end gap-2 print:hidden">
      {row.phone && (
        <a
          href={phoneUrl(row.phone)}
          aria-label={`Call ${row.name}`}
          className={buttonClass("quiet", "small")}
        >
          <Icon name="phone" size="size-4" />
          Call
        </a>
      )}
      {row.quotable && (
        <PageLink
          to={`/quote${queryString({ companies: row.id, location })}`}
          aria-label={`Quote from ${row.name}`}
          className={buttonClass("primary", "small")}
        >
          Quote
        </PageLink>
      )}
    </div>
  );
}
