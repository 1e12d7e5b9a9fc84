import { CheckList } from "#client/components/check-list.tsx";
import { joinWithAnd, websiteUrl } from "#client/components/company/format.ts";
import { WebsiteName } from "#client/components/company/website-name.tsx";
import { Icon, type IconName } from "#client/components/icon.tsx";
import { statedChargeWords, wasteLines } from "#client/components/job/waste-lines.ts";
import type { CompanyFit } from "#client/queries/companies.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { Company, CompanyWithEstimates } from "#contract/companies.ts";
import type { Waste } from "#contract/job/job.ts";
import { weekdayWords } from "#contract/job/term-texts.ts";
import { wastesTaken } from "#contract/job/waste-words.ts";
import { formatRadius } from "#contract/text/place-words.ts";
import { CompanyOverview } from "./company-overview.tsx";
import { CompanyPriceTable } from "./price-table.tsx";

// The components in this file need no script. See `staticPart`.

interface CompanyTermsProps {
  company: CompanyWithEstimates;
  fit: CompanyFit;
  params: URLSearchParams;
}

export function CompanyTerms({ company, fit, params }: CompanyTermsProps) {
  const job = jobIn(params);
  return (
    <>
      <CompanyPriceTable company={company} fit={fit} job={job} />
      <WasteAndHours company={company} asked={job.waste} />
    </>
  );
}

const DISTRICTS_SHOWN = 12;

export function AddressAndCoverage({ company }: { company: CompanyWithEstimates }) {
  const { location, county, postcode, coverage, coverageAreas } = company;
  const website = websiteUrl(company.website);
  return (
    <>
      <Title id="where" icon="pin">
        Address and map
      </Title>
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
        // Only for narrow screens. The contact bar there shows the website only if the company has no other contact.
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
        <div key={JSON.stringify(area)} className="grid gap-1">
          {area.type === "radius" ? (
            <p>
              Within {formatRadius(area.km)} of its yard in {location}
            </p>
          ) : (
            <Districts title="Postcode districts" codes={area.codes} />
          )}
          {area.exclude && area.exclude.length > 0 && <Districts title="Not" codes={area.exclude} />}
        </div>
      ))}
      {coverageAreas.length === 0 && !coverage && <p className="text-sm text-muted">Not known</p>}
    </>
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

/** Only facts that are true of every company: unchecked praise would mislead. */
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

function WasteAndHours({ company, asked }: { company: Company; asked: readonly Waste[] | undefined }) {
  const taken = wasteLines(wastesTaken(company), ({ waste }) => waste, asked).map(({ item, ...line }) => ({
    ...line,
    name: item.sizes ? `${line.name}, in ${joinWithAnd(item.sizes.map(String))} yd` : line.name,
  }));
  const refused = wasteLines(company.refuses, (waste) => waste, asked);
  const charged = wasteLines(company.acceptsAtCharge, ({ waste }) => waste, asked);
  const days = weekdayWords(company.deliveryDays);
  const unknown = [
    ...(refused.length > 0 ? [] : ["what it refuses"]),
    ...(charged.length > 0 ? [] : ["what it charges extra for"]),
  ];
  return (
    <div className="card grid gap-x-10 gap-y-5 p-4 sm:grid-cols-2 sm:p-6">
      <section aria-labelledby="waste" className="grid content-start gap-3">
        <Title id="waste" icon="trash">
          What they take
        </Title>
        <WasteNames title="Takes" lines={taken} askedClass="font-bold text-go-deep" />
        <WasteNames title="Refuses" lines={refused} askedClass="font-bold text-stop" />
        {charged.length > 0 && (
          <div>
            <h3 className="font-semibold">Charges extra for</h3>
            <ul className="text-ink-soft">
              {charged.map(({ name, item, isAsked }) => (
                <li
                  key={name}
                  className={`flex justify-between gap-3 ${isAsked ? "font-bold text-ink" : ""}`}
                >
                  <span>{name}</span> <span className="text-right">{statedChargeWords(item)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {unknown.length > 0 && <p className="text-sm text-muted">Not known: {joinWithAnd(unknown)}.</p>}
      </section>
      {(company.operatingHours || days) && (
        <section aria-labelledby="hours" className="grid content-start gap-3">
          <Title id="hours" icon="clock">
            Operating hours
          </Title>
          <p className="whitespace-pre-line text-ink-soft wrap-anywhere">{company.operatingHours}</p>
          {days && <p className="text-ink-soft">Delivers on: {days}</p>}
        </section>
      )}
    </div>
  );
}

interface WasteNamesProps {
  title: string;
  lines: readonly { name: string; isAsked: boolean }[];
  askedClass: string;
}

const WasteNames = ({ title, lines, askedClass }: WasteNamesProps) =>
  lines.length > 0 && (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="text-ink-soft">
        {lines.map(({ name, isAsked }) => (
          <li key={name} className={isAsked ? askedClass : ""}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );

const Title = ({ id, icon, children }: { id: string; icon: IconName; children: string }) => (
  <h2 id={id} className="flex items-center gap-2 text-lg font-bold">
    <Icon name={icon} />
    {children}
  </h2>
);
