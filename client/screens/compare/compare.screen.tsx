import { queryOptions } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { chooseAlso } from "#client/components/company/selection/chosen-companies.ts";
import { unlistedWords } from "#client/components/company/selection/left-out-words.ts";
import { Icon } from "#client/components/icon.tsx";
import { formQuery } from "#client/components/job/form-query.ts";
import { JobFields } from "#client/components/job/job-fields.tsx";
import { jobSummary } from "#client/components/job/job-words.ts";
import { LazyJobNotice } from "#client/components/job/lazy-job-notice.tsx";
import { Link } from "#client/components/link.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { HiddenParams } from "#client/components/search/hidden-fields.tsx";
import { UnderstoodPlaceNotice } from "#client/components/search/place-notice.tsx";
import {
  loadUnderstoodPlace,
  usePlaceName,
  useUnderstoodPlace,
} from "#client/components/search/understood-place.ts";
import { CopyLink } from "#client/components/site/copy-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { chipClass } from "#client/components/ui/field-class.ts";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { LoaderArgs } from "#client/page.ts";
import { listCompanies, namedCompaniesQuery } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { jobUrl, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import type { ListedCompany } from "#contract/companies.ts";
import { JOB_PARAMS } from "#contract/job/job.ts";
import { MAX_COMPANIES_PER_QUOTE, MAX_SEARCH_TEXT } from "#contract/limits.ts";
import { SITE_PAGES } from "#contract/pages/site-pages.ts";
import { Comparison } from "./comparison.tsx";

const linkClass = "inline-flex min-h-11 items-center gap-2 font-semibold hover:underline";

interface ResultsLinksProps {
  companies: readonly ListedCompany[];
  area: SearchedArea;
}

export function ResultsLinks({ companies, area }: ResultsLinksProps) {
  const results = jobUrl("/search", area);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 print:hidden">
      <Link to={results} className={linkClass}>
        <Icon name="left" />
        Back to results
      </Link>{" "}
      {companies.length > 0 && companies.length < MAX_COMPANIES_PER_QUOTE && (
        <Link to={results} onClick={() => chooseAlso(companies)} className={linkClass}>
          <Icon name="plus" size="size-4" />
          Add a company
        </Link>
      )}
    </div>
  );
}

// Loaded on demand, because most comparisons have companies.
const HowToCompare = onDemand(() => import("./how-to-compare.tsx"));

const queryFrom = (params: URLSearchParams) =>
  namedCompaniesQuery(params.get("ids") ?? "", searchedAreaIn(params));

export function loader({ url, services, queryClient }: LoaderArgs) {
  const query = queryFrom(url.searchParams);
  loadUnderstoodPlace(query, { services, queryClient });
  if (query.ids === "") return;
  queryClient.setQueryData(namedCompaniesQueryOptions(query).queryKey, services.companies.list(query));
}

export default function CompareScreen() {
  const params = usePageParams();
  const area = searchedAreaIn(params);
  const query = queryFrom(params);
  const { data: companies = [], isPending, isError } = useQuery(namedCompaniesQueryOptions(query));
  const asked = query.ids === "" ? 0 : query.ids.split(",").length;
  const missing = asked - companies.length;
  const place = useKnownPlaceName(area.location ?? "");
  return (
    <div className="page grid grid-cols-1 gap-2 py-2 sm:gap-4 sm:py-6 print:gap-1 print:p-0">
      <PageMeta
        title={SITE_PAGES.compare.title}
        description="Skip hire companies side by side: who delivers to you, what your job costs in total, and what is not known."
        path="/compare"
        noIndex
      />
      <header className="grid gap-1 print:flex print:items-baseline print:gap-4">
        <ResultsLinks companies={companies} area={area} />
        <h1 className="display text-3xl wrap-anywhere sm:text-4xl print:text-lg">
          {SITE_PAGES.compare.title}
        </h1>
        <ChangeJob area={area} place={place} />
        <LazyJobNotice ignored={params.get("ignored")} area={area} />
        <div className="mt-2 grid gap-3 empty:hidden print:hidden">
          <UnderstoodPlaceNotice location={area.location ?? ""} />
        </div>
      </header>
      {isError ? (
        <LoadError title="Failed to fetch companies" />
      ) : asked > 0 && isPending ? (
        <SkeletonList count={asked} label="Loading companies" className="grid gap-4" />
      ) : (
        <>
          {missing > 0 && (
            <p
              role="status"
              className="rounded-control border-l-4 border-skip bg-white px-4 py-3 ring-1 ring-line"
            >
              {unlistedWords(missing)}
            </p>
          )}{" "}
          {companies.length < 2 ? (
            <HowToCompare chosen={companies[0]} area={area} />
          ) : (
            <Comparison companies={companies} params={params} place={place} />
          )}
        </>
      )}
      <div>
        <CopyLink />
      </div>
    </div>
  );
}

/** Undefined without a location or for an unknown place. */
function useKnownPlaceName(location: string): string | undefined {
  const name = usePlaceName(location);
  const isUnknown = useUnderstoodPlace(location)?.suggestions !== undefined;
  return name === "" || isUnknown ? undefined : name;
}

const namedCompaniesQueryOptions = (query: ReturnType<typeof namedCompaniesQuery>) =>
  queryOptions({
    queryKey: ["companies", "named", query],
    queryFn: () => listCompanies(query),
    enabled: query.ids !== "",
  });

interface ChangeJobProps {
  area: SearchedArea;
  place: string | undefined;
}

function ChangeJob({ area, place }: ChangeJobProps) {
  const id = useId();
  const params = usePageParams();
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.closest("details")?.removeAttribute("open");
    navigate(`/compare${formQuery(event.currentTarget)}`, { state: KEEP_SCROLL });
  };
  const hasJob = area.location !== undefined || area.size !== undefined;
  return (
    <details className="mt-2 print:mt-0">
      {/* A summary that is a flex container shows no disclosure triangle, so its text says what opens. */}
      <summary className="flex min-h-11 w-fit items-center gap-4 rounded-control border-2 border-edge bg-white px-3.5 py-1 print:min-h-0 print:border-0 print:p-0 print:text-xs">
        {hasJob && (
          <span className="font-semibold wrap-anywhere">
            For {jobSummary({ ...area, location: area.location && (place ?? "an unknown place") })}
            <span className="sr-only">:</span>
          </span>
        )}{" "}
        <span className="link print:hidden">
          {hasJob ? "Change" : "Add the place and the size, for a total"}
        </span>
      </summary>{" "}
      <form
        action="/compare"
        onSubmit={handleSubmit}
        className="card mt-2 grid gap-3 p-4 sm:grid-cols-[14rem_1fr] sm:items-end print:hidden"
      >
        <HiddenParams params={params} except={["location", ...JOB_PARAMS]} />
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            Postcode or town
          </label>
          <input
            key={area.location}
            id={id}
            name="location"
            maxLength={MAX_SEARCH_TEXT}
            autoComplete="postal-code"
            defaultValue={area.location}
            className={chipClass}
          />
        </div>
        <JobFields job={area} />
        <button type="submit" className={`${buttonClass()} justify-self-start max-xs:w-full`}>
          Update
        </button>
      </form>
    </details>
  );
}
