import { deliversToWords } from "#client/components/company/fit-words.ts";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
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
  const details = "location" in company ? company : null;
  const price = details && priceWords(job, details);
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
      {details && price ? (
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-baseline justify-between gap-4 leading-snug font-bold">
            <span className="min-w-0 wrap-anywhere">{company.name}</span>{" "}
            <span
              className={`shrink-0 leading-none ${price.source === "none" ? "text-sm" : "text-lg"} ${price.source === "stated" ? "" : "text-ink-soft"}`}
            >
              {price.amount}
            </span>
          </span>{" "}
          <span className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
            <span>{whereIs(details)}</span>{" "}
            {details.serves && place && <span>{deliversToWords(details.serves, place)}</span>}{" "}
            <StarRating rating={details.rating} reviewCount={details.reviewCount} className="text-sm" />{" "}
            <span className="ml-auto">{[price.basis, price.extras].filter(Boolean).join(" ")}</span>
          </span>
        </span>
      ) : (
        <span className="leading-snug font-bold wrap-anywhere">{company.name}</span>
      )}
    </label>
  );
}

const whereIs = (company: QuoteCompany) =>
  company.distance === undefined
    ? formatLocation(company)
    : `${company.location}, ${formatDistance(company.distance)}`;
