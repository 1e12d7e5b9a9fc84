import { formatCompanyCount } from "#client/components/company/format.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { Badge } from "#client/components/ui/badge.tsx";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import type { SummaryPage } from "#contract/companies/company-summary.ts";

interface DirectoryCountProps {
  search: CompaniesQuery;
  result: SummaryPage | undefined;
  isError: boolean;
}

/** The number of companies found, with the texts and the place that the visitor searched for. */
export function DirectoryCount({ search, result, isError }: DirectoryCountProps) {
  const typed = [search.search, search.locationSearch, search.location].filter(Boolean).join(", ");
  const sentence = result && `${formatCompanyCount(result.total)} found`;
  useAnnouncement(sentence);
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 list-count">
      {!isError && result?.total !== 0 && (
        <h2 className="text-lg leading-snug font-bold sm:text-xl">{sentence ?? "Loading companies"}</h2>
      )}
      {typed && <Badge tone="skip">{typed}</Badge>}
    </div>
  );
}
