import { useRef, useState } from "react";
import { CompanyLogo } from "#client/components/company/company-logo.tsx";
import { MapEmbed } from "#client/components/map-embed.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { UnderstoodPlaceNotice } from "#client/components/search/place-notice.tsx";
import { usePlaceName } from "#client/components/search/understood-place.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { onDemand } from "#client/components/ui/lazy-boundary.tsx";
import { SkeletonList } from "#client/components/ui/skeleton-list.tsx";
import { staticPart } from "#client/components/ui/static-part.tsx";
import { useOnChange } from "#client/components/use-on-change.ts";
import { usePageParams } from "#client/navigation/use-page-params.ts";
import { type CompanyFit, companyFitQueryOptions, reviewsQueryOptions } from "#client/queries/companies.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { searchedAreaIn } from "#client/urls/company-url.ts";
import type { Company, CompanyWithEstimates } from "#contract/companies.ts";
import { SKELETONS } from "#contract/limits.ts";
import { ContactPanel } from "./contact-panel.tsx";

// Loaded on demand, because most visitors only read reviews.
const ReviewForm = onDemand(() => import("./review-form.tsx"), <div className="skeleton delayed h-96" />);

const ShownReviews = staticPart(() => import("./shown-reviews.tsx").then(({ ShownReviews }) => ShownReviews));

function CompanyReviews({ company }: { company: Company }) {
  const { data: reviews = [], isPending, isError } = useQuery(reviewsQueryOptions(company.id));
  const [isWriting, setWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useOnChange(isWriting, () => isWriting || opener.current?.focus());
  return (
    <section aria-labelledby="reviews" className="card grid gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="reviews" className="display text-xl sm:text-2xl">
          Customer Reviews
        </h2>
        {!isWriting && (
          <button
            ref={opener}
            type="button"
            onClick={() => setWriting(true)}
            className={`${buttonClass("quiet")} needs-script`}
          >
            Write Review
          </button>
        )}
      </div>
      {isWriting && <ReviewForm companyId={company.id} onClose={() => setWriting(false)} />}
      {isPending && <SkeletonList count={SKELETONS.reviews} label="Loading reviews" className="grid gap-4" />}
      {isError && (
        <p role="alert" className="text-stop">
          The reviews could not be loaded. Reload the page to try again.
        </p>
      )}{" "}
      {!isPending && !isError && reviews.length === 0 && (
        <p className="text-ink-soft">
          No reviews yet. If you have hired from {company.name}, be the first to say how it went.
        </p>
      )}{" "}
      {reviews.length > 0 && <ShownReviews reviews={reviews} company={company.name} />}
    </section>
  );
}

const loadFacts = () => import("./company-facts.tsx");
const CompanyHeader = staticPart(() =>
  import("./company-header.tsx").then(({ CompanyHeader }) => CompanyHeader),
);
const CompanyTerms = staticPart(() => loadFacts().then(({ CompanyTerms }) => CompanyTerms));
const AddressAndCoverage = staticPart(() => loadFacts().then(({ AddressAndCoverage }) => AddressAndCoverage));
const AboutCompany = staticPart(() => loadFacts().then(({ AboutCompany }) => AboutCompany));

const NO_FIT: CompanyFit = {};

/** In the order in which visitors decide: price, waste, days, reviews, then the rest. */
export function CompanyDetails({ company }: { company: CompanyWithEstimates }) {
  const params = usePageParams();
  const area = searchedAreaIn(params);
  const { location = "" } = area;
  const { data: fit = NO_FIT } = useQuery(companyFitQueryOptions(company.id, area));
  const { data: reviews } = useQuery(reviewsQueryOptions(company.id));
  const title = `${company.name}, skip hire in ${company.location}`;
  return (
    <>
      <PageMeta
        title={title}
        description={`${title}, ${company.county}: services, skip sizes, prices and reviews.`}
        path={`/company/${company.id}`}
      />
      <div className="mb-4 empty:hidden">
        <UnderstoodPlaceNotice location={location} />
      </div>
      <article className="flex flex-col gap-4 lg:grid lg:grid-cols-[1fr_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <header className="card min-w-0 overflow-hidden">
          <div aria-hidden="true" className="hazard h-2" />
          <div className="grid gap-2 p-4 sm:gap-4 sm:p-6">
            <div className="flex items-center gap-3">
              <CompanyLogo company={company} />
              <h1 className="display min-w-0 text-2xl wrap-anywhere sm:text-[2.5rem]">{company.name}</h1>
            </div>
            <CompanyHeader
              company={company}
              reviews={reviews}
              fit={fit}
              params={params}
              place={usePlaceName(location)}
            />
          </div>
        </header>
        <aside className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="max-lg:contents lg:sticky lg:top-6 lg:grid lg:gap-4">
            <ContactPanel company={company} area={area} />
            <OnThisPage />
          </div>
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-4">
          <CompanyTerms company={company} fit={fit} params={params} />
          <CompanyReviews company={company} />
          <section
            aria-labelledby="where"
            className="card grid gap-4 p-4 sm:grid-cols-[2fr_3fr] sm:p-6 print:grid-cols-1"
          >
            <div className="grid content-start gap-2">
              <AddressAndCoverage company={company} />
            </div>
            <MapEmbed company={company} className="h-60" />
          </section>
          <AboutCompany company={company} />
        </div>
      </article>
    </>
  );
}

const SECTIONS = [
  { id: "sizes", title: "Prices" },
  { id: "waste", title: "What they take" },
  { id: "reviews", title: "Reviews" },
  { id: "where", title: "Where" },
  { id: "overview", title: "About" },
] as const;

const OnThisPage = () => (
  <nav aria-label="On this page" className="print:hidden">
    <ul className="flex flex-wrap gap-x-3 text-sm sm:gap-x-4 lg:card lg:grid lg:p-3">
      {SECTIONS.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-9 items-center rounded-sm font-semibold hover:underline lg:px-2"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
