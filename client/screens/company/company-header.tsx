import { carrierWords } from "#client/components/company/carrier-words.ts";
import { answerWords, TOO_FEW } from "#client/components/company/fit-words.ts";
import {
  formatDays,
  formatPoundRange,
  formatRating,
  joinWithAnd,
  websiteUrl,
} from "#client/components/company/format.ts";
import { Icon } from "#client/components/icon.tsx";
import { jobCost } from "#client/components/job/cost-words.ts";
import { DeliveryLine } from "#client/components/job/delivery-line.tsx";
import { earliestWords, isImpossible, noticeWords } from "#client/components/job/earliest-day.ts";
import { jobSummary } from "#client/components/job/job-words.ts";
import { priceWords } from "#client/components/job/price-words.ts";
import { JsonLd, useAbsoluteUrl, useBreadcrumbList } from "#client/components/page-meta.tsx";
import { PERMIT_QUESTION, PlanLink } from "#client/components/site/plan-link.tsx";
import { StarRating } from "#client/components/star-rating.tsx";
import type { CompanyFit } from "#client/queries/companies.ts";
import { jobIn } from "#client/urls/company-url.ts";
import type { CompanyAnswers } from "#contract/answers/company-answers.ts";
import type { Company, CompanyWithEstimates } from "#contract/companies.ts";
import { addDays, longDay, todayInLondon } from "#contract/dates.ts";
import { type Pauses, pausesFrom } from "#contract/job/delivery-days.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";
import { shownScore } from "#contract/rated.ts";
import type { Review } from "#contract/reviews.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";
import { countOf } from "#contract/text/spelling.ts";
import { ringingNumber } from "#contract/text/telephone-numbers.ts";

interface PriceLineProps {
  company: Company;
  fit: CompanyFit;
  job: Job;
}

interface CompanyHeaderProps {
  company: CompanyWithEstimates;
  reviews: readonly Review[] | undefined;
  fit: CompanyFit;
  params: URLSearchParams;
  place: string;
}

export function CompanyHeader({ company, reviews, fit, params, place }: CompanyHeaderProps) {
  const job = jobIn(params);
  return (
    <>
      <CompanyJsonLd company={company} reviews={reviews} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon name="pin" size="size-4.5" className="text-muted" />
          <span>
            {formatLocation(company)}
            {fit.distance !== undefined && (
              <>
                , <span className="whitespace-nowrap">{formatDistance(fit.distance)} away</span>
              </>
            )}
          </span>
        </p>{" "}
        <a href="#reviews" className="flex min-h-6 items-center rounded-sm hover:underline">
          <StarRating {...shownScore(company)} />
        </a>
        {company.answers.hires && (
          <a href="/how-we-work#hires" className="flex min-h-6 items-center rounded-sm hover:underline">
            {hiresSentence(company.answers.hires)}
          </a>
        )}
      </div>
      <div className="grid gap-3 border-t border-line pt-3 sm:grid-cols-2 sm:gap-6 sm:pt-4">
        <PriceLine company={company} fit={fit} job={job} />
        <DeliveryFacts company={company} fit={fit} job={job} place={place} />
      </div>
    </>
  );
}

const ANNOUNCED_DAYS = 60;

/** For example "Takes no requests from 24 December 2026 to 3 January 2027." Null if no pause begins soon. */
export function comingPauses(company: Pauses, today: string): string | null {
  const last = addDays(today, ANNOUNCED_DAYS);
  const days = pausesFrom(company, today)
    .filter(({ from }) => from > today && from <= last)
    .map(({ from, to }) => (from === to ? `on ${longDay(from)}` : `from ${longDay(from)} to ${longDay(to)}`));
  return days.length > 0 ? `Takes no requests ${joinWithAnd(days)}.` : null;
}

type DeliveryFactsProps = Pick<CompanyHeaderProps, "company" | "fit" | "place"> & { job: Job };

function DeliveryFacts({ company, fit, job, place }: DeliveryFactsProps) {
  const notice = noticeWords(company.noticeDays);
  const { deliveryTime } = company;
  const carrier = carrierWords(company.carrier);
  const pauses = comingPauses(company, todayInLondon());
  const delivery = { deliveryTime, canDo: fit.canDo, earliest: fit.earliest ?? company.earliest };
  return (
    <div className="grid content-start gap-2">
      {fit.serves && <DeliveryLine serves={fit.serves} because={fit.servesBecause} place={place} />}{" "}
      {(notice || delivery.earliest.day || isImpossible(delivery, job)) && (
        <p className="flex gap-2">
          <Icon name="calendar" size="size-5" className="mt-0.5 text-muted" />
          <span>
            {notice && (
              <>
                <span className="font-bold">{notice}</span>
                <br />
              </>
            )}
            {/* The server may have rendered this text yesterday, so it may differ from the browser's text. */}
            <span
              className={`text-sm ${isImpossible(delivery, job) ? "text-stop" : "text-ink-soft"}`}
              suppressHydrationWarning
            >
              {earliestWords(delivery, job)}
            </span>
          </span>
        </p>
      )}
      {pauses && (
        <p className="border-l-4 border-skip bg-skip-pale px-3 py-1.5 text-sm" suppressHydrationWarning>
          {pauses}
        </p>
      )}{" "}
      {/* A company without a number has nothing to check, and nothing else in the head would say so. */}
      {(carrier.tone === "stop" || !company.carrier) && (
        <a
          href="#overview"
          className={`flex min-h-6 items-center text-sm underline underline-offset-4 ${carrier.tone ? "font-semibold text-stop" : "text-ink-soft"}`}
          suppressHydrationWarning
        >
          Carrier number: {carrier.short}
        </a>
      )}
    </div>
  );
}

const jobWords = (job: Job) =>
  jobSummary({ ...job, waste: job.waste?.join(","), location: "", weeks: job.weeks ?? DEFAULT_WEEKS });

function hireSentence(prices: Company["prices"]): string {
  const [days, ...others] = new Set(prices.map(({ hireDays }) => hireDays));
  if (days === undefined) return "";
  if (others.length > 0) return "Each for the days of hire below.";
  return days === null ? "Hire length not known." : `For ${formatDays(days)} of hire.`;
}

export function PriceLine({ company, fit, job }: PriceLineProps) {
  const cost = job.size === undefined ? null : jobCost(fit, job.size);
  const wasteInSkip = job.waste?.filter((waste) => !fit.apart?.some((apart) => apart.waste === waste));
  if (cost?.kind === "cannot") return <p className="text-lg font-bold text-stop">{cost.text}</p>;
  if (cost) {
    return (
      <div>
        <p className="display text-2xl sm:text-3xl">{cost.text}</p>
        {cost.kind === "total" && (
          <p className="font-semibold">Total with VAT for {jobWords({ ...job, waste: wasteInSkip })}</p>
        )}
        <ul hidden={cost.notes.length === 0} className="text-sm text-ink-soft">
          {cost.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {job.stands === "road" && (
          <p className="text-sm print:hidden">
            <PlanLink section="#permit">{PERMIT_QUESTION}</PlanLink>
          </p>
        )}
      </div>
    );
  }
  const stated = company.prices.map(({ price }) => Number(price)).sort((a, b) => a - b);
  const from = stated[0] ?? company.priceFrom;
  const to = stated.at(-1) ?? company.priceTo;
  if (fit.forOtherWaste || !from || !to)
    return (
      <p className={`text-lg font-bold ${fit.notTaken ? "text-stop" : ""}`}>{priceWords({}, fit).amount}</p>
    );
  return (
    <div>
      <p className="display text-2xl sm:text-3xl">{formatPoundRange({ from, to })}</p>
      <p className="text-sm text-muted">
        {stated[0] ? "Stated" : "Indicative"}, by skip size, including VAT. {hireSentence(company.prices)} Any
        permit or consent for a skip on the road is extra.
      </p>
    </div>
  );
}

export function answerSentence(answers: CompanyAnswers): string {
  const words = answerWords(answers);
  if (!words) return TOO_FEW;
  return words.share === null ? words.text : `${words.text} (${words.share})`;
}

type Hires = NonNullable<CompanyAnswers["hires"]>;

export function hiresSentence({ hires, swaps, problems, settled, settledDays }: Hires): string {
  const done = [countOf(hires, "hire"), swaps > 0 && countOf(swaps, "swap")].filter(Boolean).join(" and ");
  if (problems === 0) return `${done}, no problem`;
  const days = Math.max(1, Math.round(settledDays ?? 0));
  const end = settled === 0 ? "not settled" : `settled in ${countOf(days, "day")}`;
  const which = settled > 0 && settled < problems ? `${settled} of them ` : "";
  return `${done}, ${countOf(problems, "problem")}, ${which}${end}${settled > 1 ? " on average" : ""}`;
}

function aggregateRating(reviews: readonly Review[]) {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return {
    "@type": "AggregateRating",
    ratingValue: formatRating(String(sum / reviews.length)),
    reviewCount: reviews.length,
    bestRating: 5,
    worstRating: 1,
  };
}

function localBusiness(company: Company, reviews: readonly Review[], url: string) {
  return {
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name: company.name,
    description: company.description ?? undefined,
    telephone: ringingNumber(company.phone ?? "")?.e164,
    sameAs: websiteUrl(company.website) ?? undefined,
    areaServed: company.coverage ?? company.location,
    address: {
      "@type": "PostalAddress",
      addressLocality: company.location,
      addressRegion: company.county,
      postalCode: company.postcode ?? undefined,
      addressCountry: "GB",
    },
    geo:
      company.latitude === null
        ? undefined
        : { "@type": "GeoCoordinates", latitude: company.latitude, longitude: company.longitude },
    aggregateRating: aggregateRating(reviews),
  };
}

interface CompanyJsonLdProps {
  company: Company;
  reviews: readonly Review[] | undefined;
}

export function CompanyJsonLd({ company, reviews = [] }: CompanyJsonLdProps) {
  const absolute = useAbsoluteUrl();
  const path = `/company/${company.id}`;
  const trail = useBreadcrumbList([
    ["Home", "/"],
    // The search names the county too, because several towns can have the same name.
    [company.location, `/search?location=${encodeURIComponent(formatLocation(company))}`],
    [company.name, path],
  ]);
  return (
    <>
      <JsonLd data={localBusiness(company, reviews, absolute(path))} />
      <JsonLd data={trail} />
    </>
  );
}
