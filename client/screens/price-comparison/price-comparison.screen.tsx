import { queryOptions } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { ChosenTray } from "#client/components/company/selection/chosen-tray.tsx";
import { useChosenCompanies } from "#client/components/company/selection/use-quote-selection.ts";
import { SkipShape } from "#client/components/drawings/shapes.tsx";
import { SelectField } from "#client/components/form/fields.tsx";
import { formQuery } from "#client/components/job/form-query.ts";
import { Chip, JobFields, PARTS_BESIDES_SIZE, SIZE_OPTIONS } from "#client/components/job/job-fields.tsx";
import { jobSummary } from "#client/components/job/job-words.ts";
import { LazyJobNotice } from "#client/components/job/lazy-job-notice.tsx";
import { Link } from "#client/components/link.tsx";
import { PageMeta } from "#client/components/page-meta.tsx";
import { PlaceField } from "#client/components/search/place-field.tsx";
import { loadRoadPermit } from "#client/components/search/understood-place.ts";
import { GuideLink } from "#client/components/site/guide-link.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { useJobQuery, usePageParams } from "#client/navigation/use-page-params.ts";
import { KEEP_SCROLL } from "#client/navigation/use-scroll-restoration.ts";
import type { LoaderArgs, LoaderResult } from "#client/page.ts";
import { getJson } from "#client/queries/request.ts";
import { useQuery } from "#client/queries/use-query.ts";
import { jobParams, type SearchedArea, searchedAreaIn } from "#client/urls/company-url.ts";
import { queryString } from "#client/urls/query-string.ts";
import type { PriceComparisonQuery } from "#contract/companies/company-queries.ts";
import type { PriceComparisonPage, PriceRange } from "#contract/companies.ts";
import type { JobSize } from "#contract/job/job.ts";
import { PRICE_GUIDE } from "#contract/job/price-guide.ts";
import { DEFAULT_RADIUS_KM, PAGE_SIZE } from "#contract/limits.ts";
import { type Option, PRICE_SIZES, type PriceSize } from "#contract/options.ts";
import { isIndexedPlace } from "#contract/text/place-words.ts";
import { formatPounds } from "#contract/text/pounds.ts";
import { ComparisonResults } from "./comparison-results.tsx";
import { PriceFactors } from "./price-factors.tsx";

function comparisonFrom(params: URLSearchParams) {
  const { radius = DEFAULT_RADIUS_KM, ...area } = searchedAreaIn(params);
  const skipSize = PRICE_SIZES.find((size) => size === params.get("skipSize")) ?? ("all" as const);
  return { ...area, radius, skipSize, page: Number(params.get("page") ?? 1), limit: PAGE_SIZE };
}

export function loader({ url, services, queryClient }: LoaderArgs): LoaderResult {
  const comparison = comparisonFrom(url.searchParams);
  if (!comparison.location) return {};
  loadRoadPermit(comparison, { services, queryClient });
  const page = services.companies.comparePrices(comparison);
  queryClient.setQueryData(priceComparisonQueryOptions(comparison).queryKey, page);
  return { found: { total: page.total, place: page.searched?.place ?? null } };
}

export default function PriceComparisonScreen() {
  const params = usePageParams();
  const comparison = comparisonFrom(params);
  const area = searchedAreaIn(params);
  const { location, radius, skipSize, page } = comparison;
  const hasJob = Object.values(jobParams(area)).some(Boolean);
  const result = useQuery({
    ...priceComparisonQueryOptions(comparison),
    enabled: location !== undefined,
    // Keeps the old rows visible until the new rows arrive, but only if another page of the same prices was requested.
    placeholderData: (previousRows, previousQuery) =>
      queryString({ ...previousQuery?.queryKey[2], page }) === queryString(comparison)
        ? previousRows
        : undefined,
  });
  const selection = useChosenCompanies();
  const searched = result.data?.searched?.place;
  const place = searched?.label ?? location;
  const isVariant = skipSize !== "all" || hasJob || page > 1 || radius !== DEFAULT_RADIUS_KM;
  return (
    <>
      <PageMeta
        title={place ? `Skip hire prices near ${place}` : "Compare skip hire prices"}
        description={`Skip hire prices ${place ? `near ${place} ` : ""}by size, company by company, including VAT, and what moves them up or down.`}
        path={`/price-comparison${queryString({ location: searched?.query ?? location })}`}
        noIndex={isVariant || !isIndexedPlace(location, searched) || result.data?.total === 0}
      />
      <section className="border-b border-line bg-white py-3 sm:py-8 print:border-0 print:py-2">
        <div className="page grid gap-2 sm:gap-6">
          <div className="grid gap-2">
            <h1 className={`display sm:text-4xl ${location ? "text-xl" : "text-3xl"}`}>Price Comparison</h1>
            <p className={`max-w-prose text-lg text-ink-soft ${location ? "max-sm:hidden" : ""}`}>
              Prices near you, by skip size. For a fixed price, ask the companies for a quote.
            </p>
          </div>
          <ComparisonForm area={area} skipSize={skipSize} />
          <LazyJobNotice
            ignored={params.get("ignored")}
            area={{ ...area, size: area.size ?? LARGEST[skipSize] }}
            division={result.data?.searched?.division ?? null}
          />
        </div>
      </section>
      <div className="page grid gap-14 py-3 sm:py-8 print:gap-6 print:py-0">
        <ComparisonResults result={result} area={area} skipSize={skipSize} selection={selection} />
        <PriceGuide />
        <PriceFactors />
      </div>
      <ChosenTray selection={selection} area={area} />
    </>
  );
}

const priceComparisonQueryOptions = (query: PriceComparisonQuery) =>
  queryOptions({
    queryKey: ["companies", "prices", query] as const,
    queryFn: () => getJson(`/api/price-comparison${queryString(query)}`) as Promise<PriceComparisonPage>,
  });

const TYPICAL_METRES: Record<PriceSize, { length: number; height: number }> = {
  mini: { length: 1.5, height: 0.8 },
  small: { length: 1.8, height: 1 },
  medium: { length: 3, height: 1.25 },
  large: { length: 3.7, height: 1.7 },
};
/** One metre in units of the SVG `viewBox`. */
const METRE = 42;

const formatGuidePrice = ({ from, to }: PriceRange) => `${formatPounds(from)}-${formatPounds(to)}`;

function PriceGuide() {
  return (
    <section aria-labelledby="price-guide" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="price-guide" className="display text-2xl sm:text-3xl">
          Price guide
        </h2>
        <p className="max-w-prose text-ink-soft">
          For the whole UK, by group of sizes, including VAT. Enter your place above to see what companies
          there state: it can be <GuideLink slug="how-much-does-skip-hire-cost">lower or higher</GuideLink>.{" "}
          <Link to={`/skip-sizes${useJobQuery()}`} className="link">
            Skip Hire Explained
          </Link>{" "}
          prices each size by itself, so its figures are higher. A permit is extra if the skip stands on a
          road.
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PRICE_SIZES.map((size) => (
          <li key={size} className="card grid gap-3 p-5">
            <svg aria-hidden="true" viewBox="0 0 170 84" className="h-24 w-full">
              <path d="M4 80h162" stroke="#1d1d1b" strokeWidth="2" strokeLinecap="round" />
              <SkipShape
                x={85}
                ground={80}
                length={TYPICAL_METRES[size].length * METRE}
                height={TYPICAL_METRES[size].height * METRE}
              />
            </svg>
            <h3 className="text-lg font-bold">
              {PRICE_GUIDE[size].label}{" "}
              <span className="font-normal text-muted">{PRICE_GUIDE[size].yards}</span>
            </h3>
            <p>
              <span className="block text-muted">about</span>{" "}
              <span className="display text-3xl">{formatGuidePrice(PRICE_GUIDE[size])}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SIZES: readonly Option[] = [
  { value: "all", label: "All sizes" },
  ...PRICE_SIZES.map((size) => ({
    value: size,
    label: `${PRICE_GUIDE[size].label} (${PRICE_GUIDE[size].yards})`,
  })),
];

/** In cubic yards: the largest size of the groups that hold too much for a skip full of heavy waste. */
const LARGEST: Readonly<Record<string, JobSize | undefined>> = { medium: 8, large: 12 };

function ComparisonForm({ area, skipSize }: { area: SearchedArea; skipSize: string }) {
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`/price-comparison${formQuery(event.currentTarget)}`, { state: KEEP_SCROLL });
    // Closes the fields, because on a phone they would leave no room for a price on the first screen.
    event.currentTarget.querySelector("details")?.removeAttribute("open");
  };
  const job = jobSummary({ ...jobParams(area), location: "" });
  return (
    <search>
      <form action="/price-comparison" onSubmit={handleSubmit} className="grid gap-3">
        {area.radius !== undefined && <input type="hidden" name="radius" value={area.radius} />}
        <div className="grid grid-cols-2 items-end gap-2 max-xs:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[1fr_14rem_auto] sm:gap-4 [&>:first-child]:max-sm:col-span-2">
          <PlaceField label="Postcode or town" defaultValue={area.location} />
          <SelectField
            key={skipSize}
            label="Skip size"
            name="skipSize"
            defaultValue={skipSize}
            options={SIZES}
          />
          <button type="submit" className={`${buttonClass()} min-h-12 max-xs:px-3`}>
            Compare Prices
          </button>
        </div>
        <details className="open-wide">
          <summary className="flex min-h-11 items-center">
            <span className="link">
              {job ? `Total for ${job}: change` : "Add the exact size and more, for a total"}
            </span>
          </summary>{" "}
          <div className="grid gap-2 sm:grid-cols-[8.5rem_1fr] sm:gap-4">
            {/* The field "Skip size" offers only groups of sizes. */}
            <Chip label="Exact size" name="size" value={area.size} options={SIZE_OPTIONS} />
            <JobFields job={area} parts={PARTS_BESIDES_SIZE} />
          </div>
        </details>
      </form>
    </search>
  );
}
