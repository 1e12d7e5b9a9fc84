import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
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
  /** The job bar. */
  children: ReactNode;
}

export function DirectoryHeading({ isSelecting, result, location, children }: DirectoryHeadingProps) {
  const { data: statistics } = useQuery(statisticsQueryOptions());
  const params = usePageParams();
  const place = result?.searched?.place.label ?? location;
  return (
    <section className="border-b border-line bg-white py-3 sm:py-6">
      <div className="page flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="grid gap-x-3 sm:gap-1">
          <h1 className="display text-xl sm:text-4xl">
            {isSelecting ? "Select Companies for Quotes" : "All Skip Hire Companies"}
          </h1>
          <p className="text-ink-soft max-sm:text-sm sm:text-lg">
            {isSelecting
              ? `Choose up to 5 companies from ${formatCount(result?.total ?? 0)} results${place ? ` near ${place}` : ""}`
              : `${formatCount(statistics?.verifiedCompanies ?? 0)} verified companies`}
          </p>
        </div>
        <Link
          to={changedParams(params, { mode: isSelecting ? undefined : "quote" })}
          state={KEEP_SCROLL}
          className={`${buttonClass(isSelecting ? "quiet" : "go")} max-sm:min-h-10 max-sm:px-3 max-sm:text-sm`}
        >
          {isSelecting ? "Stop selecting" : "Request Quotes"}
        </Link>
        <div className="w-full sm:pt-2">{children}</div>
      </div>
    </section>
  );
}
