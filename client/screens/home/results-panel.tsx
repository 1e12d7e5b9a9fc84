import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { CompanyCard } from "#client/components/company/company-card.tsx";
import { formatCompanyCount, formatCount } from "#client/components/company/format.ts";
import { shortPlaceName } from "#client/components/job/short-place-name.ts";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { PlaceNotice } from "#client/components/search/place-notice.tsx";
import { resultSentence } from "#client/components/search/result-sentence.ts";
import { UnknownPlace } from "#client/components/search/unknown-place.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { keepsScroll } from "#client/navigation/history-entry.ts";
import { companyPageQueryOptions } from "#client/queries/companies.ts";
import { areaParams, jobUrl, type SearchedArea } from "#client/queries/company-url.ts";
import { queryString } from "#client/queries/request.ts";
import { useSkeletonQuery } from "#client/queries/use-skeleton-query.ts";
import type { CompaniesQuery, SummaryPage } from "#contract/companies.ts";
import { SKELETONS } from "#contract/limits.ts";

const GRID = "grid gap-3 sm:grid-cols-2 lg:grid-cols-1";
const EMPTY_RESULT: SummaryPage = {
  companies: [],
  total: 0,
  page: 1,
  limit: 0,
  totalPages: 0,
  facets: { size: {}, quotable: 0, evidence: 0, service: {} },
};

interface ResultsProps {
  search: CompaniesQuery;
  /** The place and the job, for links. */
  area: SearchedArea;
}

/** The results of the home page's search. As specified, a failed search shows the empty state. */
export function ResultsPanel({ search, area }: ResultsProps) {
  const { data, isPending } = useSkeletonQuery(companyPageQueryOptions(search));
  const panel = useRef<HTMLElement>(null);
  const location = useLocation();
  useEffect(() => {
    // Runs only after the form above was sent. After following a link, the page starts at its top.
    if (keepsScroll(location)) panel.current?.scrollIntoView({ block: "start" });
  }, [location]);
  const result = data ?? EMPTY_RESULT;
  return (
    <section
      ref={panel}
      aria-labelledby="results"
      className="scroll-mt-4 border-b border-line bg-sand/60 py-10"
    >
      <div className="page grid gap-6">
        {isPending ? (
          <>
            <h2 id="results" className="display text-2xl sm:text-3xl">
              Searching...
            </h2>
            <SkeletonList count={SKELETONS.home} label="Searching..." className={GRID} />
          </>
        ) : (
          <Results result={result} search={search} area={area} />
        )}
      </div>
    </section>
  );
}

function Results({ result, search, area }: ResultsProps & { result: SummaryPage }) {
  const { total, companies, searched } = result;
  const { location } = search;
  const sentence = total === 0 ? "No companies found" : resultSentence(result, location);
  useAnnouncement(sentence);
  const quoteUrl = `/companies${queryString({ ...areaParams(area), radius: area.radius, mode: "quote" })}`;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="results" className="display text-2xl wrap-anywhere sm:text-3xl">
          {sentence}
        </h2>
        {total > 0 && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Link to={quoteUrl} className={buttonClass("go")}>
              Request a Quote?
            </Link>
            <Link to={jobUrl("/search", area)} className="link">
              Filter and compare
            </Link>
          </p>
        )}
      </div>
      <UnknownPlace location={location} suggestions={result.suggestions} />
      <PlaceNotice result={result} />
      {total === 0 && (
        <p className="text-ink-soft">
          Try searching in a different location or expanding your search radius.
        </p>
      )}
      <ul className={GRID}>
        {companies.map((company) => (
          <li key={company.id} className="min-w-0">
            <CompanyCard company={company} search={area} place={searched && shortPlaceName(searched.place)} />
          </li>
        ))}
      </ul>
      {total > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 pt-2">
          <p className="font-semibold">{formatCompanyCount(total)} available</p>
          <Link to={quoteUrl} className={buttonClass("go")}>
            Request a Quote?
          </Link>
          {total > companies.length && (
            <Link to={quoteUrl} className={buttonClass("dark")}>
              View All {formatCount(total)} Companies & Request Quotes
            </Link>
          )}
        </div>
      )}
    </>
  );
}
