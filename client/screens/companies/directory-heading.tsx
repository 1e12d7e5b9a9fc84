import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatCount } from "#client/components/company/format.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { KEEP_SCROLL } from "#client/navigation/history-entry.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { statisticsQueryOptions } from "#client/queries/companies.ts";
import { changedParams } from "#client/queries/company-search.ts";
import type { SummaryPage } from "#contract/companies.ts";

interface DirectoryHeadingProps {
  isSelecting: boolean;
  result: SummaryPage | undefined;
  location: string | undefined;
}

export function DirectoryHeading({ isSelecting, result, location }: DirectoryHeadingProps) {
  const { data: statistics } = useQuery(statisticsQueryOptions());
  const params = usePageParams();
  const place = result?.searched?.place.label ?? location;
  return (
    <section className="border-b border-line bg-white py-8">
      <div className="page flex flex-wrap items-end justify-between gap-5">
        <div className="grid gap-2">
          <h1 className="display text-3xl sm:text-4xl">
            {isSelecting ? "Select Companies for Quotes" : "All Skip Hire Companies"}
          </h1>
          <p className="text-lg text-ink-soft">
            {isSelecting
              ? `Choose up to 5 companies from ${formatCount(result?.total ?? 0)} results${place ? ` near ${place}` : ""}`
              : `${formatCount(statistics?.verifiedCompanies ?? 0)} verified companies`}
          </p>
        </div>
        <Link
          to={changedParams(params, { mode: isSelecting ? undefined : "quote" })}
          state={KEEP_SCROLL}
          className={buttonClass(isSelecting ? "quiet" : "go")}
        >
          {isSelecting ? "Stop selecting" : "Request Quotes"}
        </Link>
      </div>
    </section>
  );
}
