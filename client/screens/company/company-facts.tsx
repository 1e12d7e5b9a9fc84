import { CheckList } from "#client/components/check-list.tsx";
import { websiteUrl } from "#client/components/company/format.ts";
import { WebsiteName } from "#client/components/company/website-name.tsx";
import { Icon } from "#client/components/icon.tsx";
import type { CompanyFit } from "#client/queries/companies.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { CompanyWithEstimates } from "#contract/companies.ts";
import type { CoverageArea as Area } from "#contract/job/terms.ts";
import type { Review } from "#contract/reviews.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { CompanyHeader } from "./company-header.tsx";
import { CompanyJsonLd } from "./company-json-ld.tsx";
import { CompanyOverview } from "./company-overview.tsx";
import { CompanyPriceTable } from "./price-table.tsx";
import { WasteAndHours } from "./waste-and-hours.tsx";

// The parts of the page that need no script: see `staticPart`.

interface FactsProps {
  company: CompanyWithEstimates;
  fit: CompanyFit;
  /** The parameters of the page. */
  params: URLSearchParams;
}

interface CompanyHeadProps extends FactsProps {
  reviews: readonly Review[] | undefined;
  /** The name of the searched place. Empty without one. */
  place: string;
}

/** What decides: the name, the rating, the price of the job and the day. */
export const CompanyHead = ({ company, reviews, fit, params, place }: CompanyHeadProps) => (
  <>
    <CompanyJsonLd company={company} reviews={reviews} />
    <CompanyHeader company={company} fit={fit} job={jobIn(params)} place={place} />
  </>
);

export function CompanyTerms({ company, fit, params }: FactsProps) {
  const job = jobIn(params);
  return (
    <>
      <CompanyPriceTable company={company} fit={fit} job={job} />
      <WasteAndHours company={company} asked={job.waste} />
    </>
  );
}

/** A list of more than this many postcode districts is collapsed: only its first three are visible. */
const DISTRICTS_SHOWN = 12;

/** The address, and where the company delivers: its own text, and the areas that it states. */
export function AddressAndCoverage({ company }: { company: CompanyWithEstimates }) {
  const { location, county, postcode, coverage, coverageAreas } = company;
  const website = websiteUrl(company.website);
  return (
    <>
      <h2 id="where" className="flex items-center gap-2 text-lg font-bold">
        <Icon name="pin" />
        Address and map
      </h2>
      <address className="text-ink-soft not-italic wrap-anywhere">
        {location}
        <br />
        {county}{" "}
        {postcode && (
          <>
            <br />
            {postcode}
          </>
        )}
      </address>
      {website && (
        // The bar at the bottom of narrow screens shows the website only if there is no other contact.
        <a
          href={website}
          rel="noopener nofollow"
          className="link flex min-h-11 items-center wrap-anywhere lg:hidden print:hidden"
        >
          <span>
            <WebsiteName url={website} />
          </span>
        </a>
      )}{" "}
      <h2 className="mt-3 flex items-center gap-2 text-lg font-bold">
        <Icon name="truck" />
        Coverage area
      </h2>
      {coverage && <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{coverage}</p>}
      {coverageAreas.map((area) => (
        <AreaWords key={JSON.stringify(area)} area={area} location={location} />
      ))}
      {coverageAreas.length === 0 && !coverage && <p className="text-sm text-muted">Not known</p>}
    </>
  );
}

function AreaWords({ area, location }: { area: Area; location: string }) {
  const { exclude = [] } = area;
  return (
    <div className="grid gap-1">
      {area.type === "radius" ? (
        <p>
          Within {formatRadius(area.km)} of its yard in {location}
        </p>
      ) : (
        <Districts title="Postcode districts" codes={area.codes} />
      )}
      {exclude.length > 0 && <Districts title="Not" codes={exclude} />}
    </div>
  );
}

function Districts({ title, codes }: { title: string; codes: readonly string[] }) {
  const text = codes.join(", ");
  if (codes.length <= DISTRICTS_SHOWN) {
    return (
      <p className="wrap-anywhere">
        {title}: {text}
      </p>
    );
  }
  return (
    <details>
      <summary className="link min-h-11 py-2">
        {title}: {codes.slice(0, 3).join(", ")} and {codes.length - 3} more
      </summary>{" "}
      <p className="text-sm text-ink-soft">{text}</p>
    </details>
  );
}

/** Only facts that are true of every company, because unchecked praise would mislead. */
const REASONS = [
  "You deal with the company itself, and pay nothing to us",
  "You see what it states, and what it leaves open, before you ask",
  "You can compare it with up to four others before you decide",
  "Each review says what we know of its writer",
] as const;

export const AboutCompany = ({ company }: { company: CompanyWithEstimates }) => (
  <>
    <CompanyOverview company={company} />
    <section
      aria-labelledby="why"
      className="rounded-card border border-skip-deep/40 bg-skip-pale p-4 sm:p-6"
    >
      <h2 id="why" className="text-lg font-bold wrap-anywhere">
        Why Choose {company.name}?
      </h2>
      <CheckList points={REASONS} className="mt-3" />
    </section>
  </>
);
