import { UnderstoodPlaceNotice } from "#client/components/search/understood-place-notice.tsx";
import { usePlaceName } from "#client/components/search/use-understood-place.ts";
import { LazyBoundary, lazyPart } from "#client/components/ui/lazy-boundary.tsx";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { companyFitQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { jobIn, searchedAreaIn } from "#client/urls/company-url.ts";
import type { CompanyWithEstimates } from "#contract/companies.ts";
import { CompanyHeader } from "./company-header.tsx";
import { CompanyMeta } from "./company-meta.tsx";
import { CompanyReviews } from "./company-reviews.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { CoverageSection } from "./coverage-section.tsx";
import { CompanyPriceTable } from "./price-table.tsx";
import { WastePanel } from "./waste-panel.tsx";
import { WhereTheyAre } from "./where-they-are.tsx";
import { WhyChoose } from "./why-choose.tsx";

// Loaded on demand, because the page is near the limit of script.
const AboutCompany = lazyPart(() => import("./company-overview.tsx"));

/** The facts about a company, most important first. On narrow screens the contact panel is a bar at the bottom. */
export function CompanyDetails({ company }: { company: CompanyWithEstimates }) {
  const params = usePageParams();
  const area = searchedAreaIn(params);
  const { location = "" } = area;
  const job = jobIn(params);
  const { data: fit } = useQuery(companyFitQueryOptions(company.id, area));
  return (
    <>
      <div className="mb-4 empty:hidden">
        <UnderstoodPlaceNotice location={location} />
      </div>
      <article className="flex flex-col gap-5 lg:grid lg:grid-cols-[1fr_19rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <CompanyMeta company={company} />
        <CompanyHeader company={company} fit={fit ?? {}} job={job} place={usePlaceName(location)} />
        <ContactPanel company={company} area={area} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-5 lg:gap-6">
          <CompanyPriceTable company={company} fit={fit ?? {}} job={job} />
          <div className="grid gap-5 sm:grid-cols-2 lg:gap-6">
            <WastePanel company={company} asked={job.waste} />
            <CoverageSection company={company} />
          </div>
          <LazyBoundary fallback={null}>
            <AboutCompany company={company} />
          </LazyBoundary>
          <WhereTheyAre company={company} />
          <WhyChoose name={company.name} />
          <CompanyReviews company={company} />
        </div>
      </article>
    </>
  );
}
