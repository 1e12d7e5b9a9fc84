import type { ComponentType } from "react";
import type { CompanySummary } from "#client/queries/companies.ts";
import { companyUrl, type SearchedArea } from "#client/urls/company-url.ts";
import type { Job } from "#contract/job/job.ts";
import { readSizeName } from "#contract/job/size-names.ts";
import { CARD_SERVICES } from "#contract/limits.ts";
import type { Serves } from "#contract/options.ts";
import { canBeQuoted } from "#contract/quotable.ts";
import { endOfTrade } from "#contract/registers/register-options.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";
import { countOf } from "#contract/text/spelling.ts";
import { telephoneUrl } from "#contract/text/telephone-numbers.ts";
import { Icon, type IconName } from "../icon.tsx";
import { DayAnswer, WasteAnswer } from "../job/job-answers.tsx";
import { type PriceWords, priceWords } from "../job/price-words.ts";
import { Link } from "../link.tsx";
import { buttonClass } from "../ui/button-class.ts";
import { carrierWords } from "./carrier-words.ts";
import { CompanyLogo } from "./company-logo.tsx";
import { answerWords, apartWords, deliversToWords } from "./fit-words.ts";
import { formatRating, splitList, websiteUrl } from "./format.ts";
import { ChooseBox, type SelectControlProps } from "./selection/choose-box.tsx";
import { isChosen, type QuoteSelection } from "./selection/use-quote-selection.ts";
import { WebsiteName } from "./website-name.tsx";

interface CompanyCardProps {
  company: CompanySummary;
  /** A quote request from the company's page uses the place and the job of the search. */
  search?: SearchedArea;
  place?: string | undefined;
  /** Without a selection, the card has no control to choose the company. */
  selection?: QuoteSelection | undefined;
  SelectControl?: ComponentType<SelectControlProps>;
}

/** The card's width decides how its parts are arranged: see `card-grid` in the style sheet. */
export function CompanyCard(props: CompanyCardProps) {
  const { company, search = {}, place, selection, SelectControl = ChooseBox } = props;
  const to = companyUrl(company.id, search);
  const isSelected = selection && isChosen(company, selection);
  return (
    <article
      className={`card @container min-w-0 ${isSelected ? "border-ink ring-2 ring-ink forced-colors:border-4" : ""}`}
    >
      <div className="card-grid">
        <CompanyLogo company={company} />
        <h3 className="card-head min-w-0 leading-tight font-bold wrap-anywhere">
          <Link
            to={to}
            className="line-clamp-2 rounded-sm decoration-skip-deep decoration-2 underline-offset-4 hover:underline"
          >
            {company.name}
          </Link>
        </h3>
        <p className="card-where min-w-0 text-[0.8125rem] leading-snug text-ink-soft wrap-anywhere">
          <Rating company={company} />
          {"\u00a0· "}
          {formatLocation(company)}
          {company.distance !== undefined && (
            <>
              {"\u00a0· "}
              <span className="font-semibold whitespace-nowrap text-ink">
                {formatDistance(company.distance)} <span className="sr-only">away</span>
              </span>
            </>
          )}
        </p>
        <CardPrice company={company} job={search} />
        <CardAnswers company={company} place={place} job={search} />
        <div className="card-actions flex min-w-0 flex-wrap gap-2">
          <Phone company={company} />
          {selection && <SelectControl company={company} selection={selection} />}
        </div>
        <div className="card-more flex min-w-0 items-center gap-x-3 text-xs @max-2xs:flex-wrap text-ink-soft">
          <Services services={splitList(company.services)} /> <Website website={company.website} />{" "}
          <Link
            to={to}
            className="card-details ml-auto py-1.5 text-sm font-semibold whitespace-nowrap text-ink underline decoration-edge underline-offset-4 print:hidden"
            aria-label={`View Details: ${company.name}`}
          >
            View Details
          </Link>
        </div>
      </div>
    </article>
  );
}

function Rating({ company: { rating, reviewCount } }: { company: CompanySummary }) {
  const score = formatRating(rating);
  if (score === null || reviewCount === 0) return "no reviews";
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="text-star">
        ★{" "}
      </span>
      <span className="font-bold text-ink">
        <span className="sr-only">Rated </span>
        {score}
        <span className="sr-only"> out of 5 from</span>
      </span>
      {` (${countOf(reviewCount, "review")})`}
    </span>
  );
}

/** Narrow cards show "Call" instead of the number, except if the company can't be asked for a quote. */
function Phone({ company }: { company: CompanySummary }) {
  const url = telephoneUrl(company.phone);
  if (!url) return null;
  return (
    <a
      href={url}
      className={`${buttonClass("quiet", "small")} grow px-3 whitespace-nowrap print:min-h-0 print:justify-start print:border-0 print:p-0`}
    >
      <Icon name="phone" size="size-4" />
      <span className={`${canBeQuoted(company) ? "@3xl:sr-only" : "sr-only"} print:hidden`}>Call</span>{" "}
      <span className={canBeQuoted(company) ? "@max-3xl:hidden print:inline" : ""}>{company.phone}</span>{" "}
      <span className="sr-only"> {company.name}</span>
    </a>
  );
}

function Services({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  const more = services.length - CARD_SERVICES;
  return (
    <ul aria-label="Services" className="flex min-w-0 print:hidden">
      {services.slice(0, CARD_SERVICES).map((service) => (
        <li key={service} className="truncate not-last:after:px-1 not-last:after:content-['·']">
          {service}
        </li>
      ))}
      {more > 0 && <li className="shrink-0">{`+${more} more`}</li>}
    </ul>
  );
}

function Website({ website }: Pick<CompanySummary, "website">) {
  const url = websiteUrl(website);
  if (!url) return null;
  return (
    <a
      href={url}
      rel="noopener nofollow"
      className="flex shrink-0 items-center gap-1 py-1.5 hover:underline @3xl:min-w-0 @3xl:shrink print:hidden"
    >
      <Icon name="globe" size="size-4" className="text-muted" />
      <span className="truncate @max-3xl:sr-only">
        <WebsiteName url={url} />
      </span>
    </a>
  );
}

const PRICE_LOOKS: Record<PriceWords["source"], string> = {
  stated: "text-xl font-bold",
  estimate: "text-lg font-semibold text-ink-soft",
  none: "text-sm leading-tight font-semibold text-ink-soft",
};

interface CardPriceProps {
  company: Parameters<typeof priceWords>[1];
  job: Pick<SearchedArea, "size" | "weeks">;
}

export function CardPrice({ company, job }: CardPriceProps) {
  const { amount, basis, extras, source } = priceWords(job, company);
  return (
    <p className="card-price min-w-0 text-right text-xs leading-tight text-ink-soft">
      <span className={`block leading-tight text-balance ${PRICE_LOOKS[source]}`}>{amount}</span>{" "}
      {basis && <span className="block text-balance print:inline">{basis}</span>}{" "}
      {extras && <span className="block text-balance print:inline">{extras}</span>}
    </p>
  );
}

const DELIVERY_LOOKS: Record<Serves, { icon: IconName; className: string }> = {
  yes: { icon: "check", className: "text-go-deep" },
  probably: { icon: "check", className: "" },
  ask: { icon: "info", className: "text-ink-soft" },
  no: { icon: "close", className: "font-semibold text-stop" },
};

/** Narrow and printed cards have space only for warnings. */
const TONES = {
  go: "text-go-deep @max-3xl:hidden print:hidden",
  stop: "font-semibold text-stop",
  none: "text-muted @max-3xl:hidden print:hidden",
};

interface CardAnswersProps {
  /** `earliest` and `skipSizes` are always present. Any other field can be missing. */
  company: Partial<CompanySummary> & Pick<CompanySummary, "earliest" | "skipSizes">;
  place: string | undefined;
  job?: Pick<Job, "date" | "size">;
}

export function CardAnswers({ company, place, job = {} }: CardAnswersProps) {
  const { serves, servesBecause, roadRegistration: road } = company;
  const look = serves && DELIVERY_LOOKS[serves];
  const sizes = job.size === undefined && sizesOf(company.skipSizes);
  const answers = answerWords(company.answers);
  return (
    <ul className="card-answers min-w-0 leading-snug">
      <DayAnswer company={company} job={job} isPlaceKnown={Boolean(look)} isPermitSaid />
      {look && place && (
        <li className={`flex min-w-0 flex-wrap items-baseline gap-x-1.5 ${look.className}`}>
          <span className="flex min-w-0 items-baseline gap-1">
            <Icon name={look.icon} size="size-3.5" className="translate-y-0.5" />
            <span className="min-w-0 wrap-anywhere">{deliversToWords(serves, place)}</span>
          </span>{" "}
          {servesBecause && (
            <details className="text-xs text-muted open:w-full @max-3xl:hidden print:hidden">
              <summary className="cursor-pointer list-none py-0.5 underline underline-offset-2 [&::-webkit-details-marker]:hidden">
                Why?<span className="sr-only"> {deliversToWords(serves, place)}</span>
              </summary>{" "}
              {servesBecause}
            </details>
          )}
        </li>
      )}
      {/* That the authority accepts no others stands above the list. */}
      {road?.stated && <li className="text-go-deep">Registered with {road.authority}</li>}
      {sizes && <li className="text-ink-soft">Skips of {sizes}</li>}
      <WasteAnswer wastes={company.wastes} />
      {apartWords(company.apart).map((words) => (
        <li key={words} className="text-ink-soft">
          {words}
        </li>
      ))}
      {answers && (
        <li className="text-xs text-ink-soft @max-3xl:hidden print:hidden">
          {answers.text}
          {answers.share !== null && ` (${answers.share})`}
        </li>
      )}
      <TrustLines company={company} />
    </ul>
  );
}

export function TrustLines({ company }: { company: Pick<CompanySummary, "carrier" | "registers"> }) {
  const registration = carrierWords(company.carrier);
  const ended = endOfTrade(company.registers ?? []);
  return (
    <>
      {ended && (
        <li className={`text-xs ${TONES.stop}`}>
          Companies House: {ended.status === "dissolved" ? "struck off" : "in liquidation"}
        </li>
      )}
      {/* The server may have rendered the page before midnight, so its dates may differ from the browser's. */}
      {(registration.tone || registration.result) && (
        <li className={`text-xs ${TONES[registration.tone ?? "none"]}`} suppressHydrationWarning>
          Carrier number: {registration.short}
        </li>
      )}
    </>
  );
}

/** "4, 6, 20-40 yd" for "6 yard, 4 yard, 20-40 yards". Leaves out sizes that are not in cubic yards. Null if no size is left. */
function sizesOf(skipSizes: string | null): string | null {
  const yards = splitList(skipSizes)
    .flatMap((name) => readSizeName(name) ?? [])
    .sort((a, b) => a.from - b.from || a.to - b.to)
    .map(({ from, to }) => (from === to ? from : `${from}-${to}`));
  return yards.length > 0 ? `${yards.join(", ")} yd` : null;
}
