import type { ReactNode } from "react";
import { formatCount } from "#client/components/company/format.ts";
import { Link } from "#client/components/link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import { statisticsQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { changedParams } from "#client/urls/company-search.ts";
import type { SummaryPage } from "#contract/companies/company-summary.ts";

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
      <div className="page grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 sm:gap-x-5">
        <h1 className="display col-span-2 text-xl sm:col-span-1 sm:text-4xl">
          {isSelecting ? "Select Companies for Quotes" : "All Skip Hire Companies"}
        </h1>
        <p className="text-ink-soft max-sm:text-sm max-sm:leading-snug sm:row-start-2 sm:text-lg">
          {isSelecting ? (
            `Choose up to 5 companies${result ? ` from ${formatCount(result.total)} results` : ""}${place ? ` near ${place}` : ""}`
          ) : (
            <a href="/how-we-work#verified" className="link">
              {statistics
                ? `${formatCount(statistics.verifiedCompanies)} verified companies`
                : "Verified companies"}
            </a>
          )}
        </p>
        <Link
          to={changedParams(params, { mode: isSelecting ? undefined : "quote" })}
          state={KEEP_SCROLL}
          className={`${buttonClass(isSelecting ? "quiet" : "go")} whitespace-nowrap max-sm:min-h-9 max-sm:px-3 max-sm:py-1 max-sm:text-sm sm:row-span-2 sm:row-start-1`}
        >
          {isSelecting ? "Cancel selection" : "Request Quotes"}
        </Link>
        <div className="col-span-2 min-w-0 pt-1 sm:pt-3">{children}</div>
      </div>
    </section>
  );
}
