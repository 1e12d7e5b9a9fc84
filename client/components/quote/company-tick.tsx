import { deliversToWords } from "#client/components/company/fit-words.ts";
import type { SelectableCompany } from "#client/components/company/selection/selectable-company.ts";
import { priceWords } from "#client/components/job/price-words.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Tick } from "#client/components/ui/tick.tsx";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import type { Job } from "#contract/job/job.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";

interface CompanyTickProps {
  company: SelectableCompany | QuoteCompany;
  job: Job;
  place: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

export function CompanyTick({ company, job, place, isTicked, onTick }: CompanyTickProps) {
  return (
    <label
      className={`flex cursor-pointer items-start gap-3.5 rounded-control border-2 bg-white px-3.5 py-2.5 ${isTicked ? "border-ink" : "border-line hover:border-edge"}`}
    >
      <Tick
        isStored
        name="companies"
        value={company.id}
        checked={isTicked}
        onTick={onTick}
        className="mt-0.5 size-6 shrink-0 accent-ink"
      />
      {"location" in company ? (
        <Details company={company} job={job} place={place} />
      ) : (
        <span className="leading-snug font-bold wrap-anywhere">{company.name}</span>
      )}
    </label>
  );
}

interface DetailsProps extends Pick<CompanyTickProps, "job" | "place"> {
  company: QuoteCompany;
}

function Details({ company, job, place }: DetailsProps) {
  const { amount, basis, extras, source } = priceWords(job, company);
  const size = source === "none" ? "text-sm" : "text-lg";
  return (
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex items-baseline justify-between gap-4 leading-snug font-bold">
        <span className="min-w-0 wrap-anywhere">{company.name}</span>{" "}
        <span className={`shrink-0 leading-none ${size} ${source === "stated" ? "" : "text-ink-soft"}`}>
          {amount}
        </span>
      </span>{" "}
      <span className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <span>{whereIs(company)}</span>{" "}
        {company.serves && place && <span>{deliversToWords(company.serves, place)}</span>}{" "}
        <StarRating rating={company.rating} reviewCount={company.reviewCount} className="text-sm" />{" "}
        <span className="ml-auto">{[basis, extras].filter(Boolean).join(" ")}</span>
      </span>
    </span>
  );
}

const whereIs = (company: QuoteCompany) =>
  company.distance === undefined
    ? formatLocation(company)
    : `${company.location}, ${formatDistance(company.distance)}`;
