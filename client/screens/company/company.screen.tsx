import { useNavigate } from "react-router";
import { Icon } from "#client/components/icon.tsx";
import { LazyJobNotice } from "#client/components/job/lazy-job-notice.tsx";
import { useAnnouncement } from "#client/components/live-region.tsx";
import { mapsConfigQueryOptions } from "#client/components/map-embed.tsx";
import { loadUnderstoodPlace } from "#client/components/search/understood-place.ts";
import { LoadError } from "#client/components/ui/load-error.tsx";
import { MessagePanel } from "#client/components/ui/message-panel.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import type { LoaderArgs, ScreenProps } from "#client/page.ts";
import {
  companyFitOf,
  companyFitQueryOptions,
  companyQueryOptions,
  namedCompaniesQuery,
  reviewsQueryOptions,
} from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { companyIdIn } from "#client/urls/company-id.ts";
import { jobUrl, searchedAreaIn } from "#client/urls/company-url.ts";
import { CompanyDetails } from "./company-details.tsx";

export function loader({ url, params, services, queryClient }: LoaderArgs) {
  const { companies, maps } = services;
  const id = companyIdIn(params);
  const company = companies.details(id);
  queryClient.setQueryData(companyQueryOptions(id).queryKey, company);
  queryClient.setQueryData(reviewsQueryOptions(id).queryKey, company ? companies.reviewsOf(id) : []);
  queryClient.setQueryData(mapsConfigQueryOptions().queryKey, maps);
  const area = searchedAreaIn(url.searchParams);
  const fit = companyFitQueryOptions(id, area);
  if (company && fit.enabled) {
    const [listed] = companies.list(namedCompaniesQuery(String(id), area));
    queryClient.setQueryData(fit.queryKey, companyFitOf(listed));
    loadUnderstoodPlace(area, { services, queryClient });
  }
  return { status: company ? 200 : 404 };
}

export default function CompanyScreen({ params }: ScreenProps) {
  const query = usePageParams();
  const area = searchedAreaIn(query);
  const search = jobUrl("/search", area);
  const navigate = useNavigate();
  return (
    <div className="page py-3 sm:py-4">
      <a
        href={search === "/search" ? "/" : search}
        onClick={(event) => {
          if (window.history.length <= 1) return;
          event.preventDefault();
          navigate(-1);
        }}
        className="print:hidden mb-1 inline-flex min-h-11 items-center gap-2 rounded-control pr-3 font-semibold hover:underline"
      >
        <Icon name="left" />
        Back
      </a>
      <div className="mb-4 grid gap-3 empty:hidden">
        <LazyJobNotice ignored={query.get("ignored")} area={area} />
      </div>
      <CompanyContent id={companyIdIn(params)} />
    </div>
  );
}

function CompanyContent({ id }: { id: number }) {
  const { data: company, isPending, isError } = useQuery(companyQueryOptions(id));
  if (id > 0 && isPending) return <CompanySkeleton />;
  if (isError) return <LoadError title="Failed to load company" isPage />;
  if (company) return <CompanyDetails company={company} />;
  return (
    <div className="py-8">
      <title>Company Not Found</title>
      <meta name="robots" content="noindex" />
      <MessagePanel title="Company Not Found">
        <p className="text-ink-soft"> The company you're looking for doesn't exist.</p>
      </MessagePanel>
    </div>
  );
}

function CompanySkeleton() {
  useAnnouncement("Loading company");
  return (
    <div aria-busy="true" className="delayed card grid gap-5 p-6 sm:p-8">
      <title>Loading company</title>
      <h1 className="sr-only">Loading company</h1>
      <div className="skeleton h-10 w-3/4" />
      <div className="skeleton h-5 w-1/2" />
      <div className="skeleton h-5 w-1/3" />
      <div className="skeleton h-24 w-full" />
    </div>
  );
}
