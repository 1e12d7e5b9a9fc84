import type { ReactNode } from "react";
import { CompanyGrid } from "#client/components/company/company-grid.tsx";
import { formatCompanyCount, resultSentence } from "#client/components/company/format.ts";
import { ChooseBox } from "#client/components/company/selection/choose-box.tsx";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import PermitNotice from "#client/components/job/permit-notice.tsx";
import { Link } from "#client/components/link.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { SummaryPage } from "#client/queries/companies.ts";
import { areaParams, jobUrl, type SearchedArea } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { CompaniesQuery } from "#contract/companies/company-queries.ts";
import { formatCount } from "#contract/text/spelling.ts";

interface ResultsProps {
  /** Undefined while the result loads or after a failure. */
  result: SummaryPage | undefined;
  isPending: boolean;
  children?: ReactNode;
  search: CompaniesQuery;
  area: SearchedArea;
}

export default function Results({ isPending, children, ...found }: ResultsProps) {
  return isPending ? children : <Found {...found} />;
}

function Found({ result, search, area }: Omit<ResultsProps, "isPending" | "children">) {
  const { location } = search;
  const total = result?.total ?? 0;
  const sentence = result && total > 0 ? resultSentence(result, location) : "No companies found";
  useAnnouncement(sentence);
  const selection = useChosenCompanies();
  const quoteUrl: `/${string}` = `/companies${queryString({ ...areaParams(area), radius: area.radius, mode: "quote" })}`;
  return (
    <>
      <div className="page grid gap-6 pb-10">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="results" className="display text-2xl wrap-anywhere sm:text-3xl">
            {sentence}
          </h2>
          {total > 0 && <NextSteps area={area} quoteUrl={quoteUrl} />}
        </div>
        {result && <PlaceNotice location={location} result={result} />}
        {total === 0 && (
          <p className="text-ink-soft">
            Try searching in a different location or expanding your search radius.
          </p>
        )}{" "}
        {result && total > 0 && (
          <>
            {/* The grid's own line loads on demand, and would move the cards when it comes. */}
            {result.permit && (
              <PermitNotice
                permit={result.permit}
                division={result.searched?.division}
                companies={result.companies}
                date={area.date}
              />
            )}
            <CompanyGrid
              // With one page, the grid shows no links to further pages. A button below the cards leads to all results.
              result={{ ...result, permit: undefined, totalPages: 1 }}
              search={area}
              isStale={false}
              selection={selection}
              SelectControl={ChooseBox}
            />
            <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 pt-2">
              <p className="font-semibold">{formatCompanyCount(total)} available</p>
              <Link to={quoteUrl} className={buttonClass("go")}>
                Request a Quote?
              </Link>{" "}
              {total > result.companies.length && (
                <Link to={quoteUrl} className={buttonClass("dark")}>
                  View All {formatCount(total)} Companies & Request Quotes
                </Link>
              )}
            </div>
          </>
        )}
      </div>
      <ChosenTray selection={selection} area={area} />
    </>
  );
}

const NextSteps = ({ area, quoteUrl }: { area: SearchedArea; quoteUrl: `/${string}` }) => (
  <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
    <Link to={quoteUrl} className={buttonClass("go")}>
      Request a Quote?
    </Link>{" "}
    <Link to={jobUrl("/search", area)} className="link">
      Filter and compare
    </Link>
    {area.size !== undefined && (
      <>
        {" "}
        <Link to={`/search${queryString({ ...areaParams(area), sort: "total" })}`} className="link">
          Lowest total first
        </Link>
      </>
    )}
  </p>
);
