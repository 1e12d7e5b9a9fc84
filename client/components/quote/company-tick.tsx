import { deliversToWords } from "#client/components/company/fit-words.ts";
import type { SelectableCompany } from "#client/components/company/selection/chosen-companies.ts";
import { StarRating } from "#client/components/star-rating.tsx";
import { Tick } from "#client/components/ui/tick.tsx";
import type { JobSearchParams, QuoteCompany } from "#client/queries/quote-companies.ts";
import { formatDistance, formatLocation } from "#contract/text/place-words.ts";
import { quotePrice } from "./fit-problems.ts";

interface CompanyTickProps {
  company: SelectableCompany | QuoteCompany;
  /** The job of the company's prices. Undefined hides them, because the form's job has changed since. */
  job: JobSearchParams | undefined;
  place: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

export function CompanyTick({ company, job, place, isTicked, onTick }: CompanyTickProps) {
  const details = "location" in company ? company : null;
  const price = details && job && quotePrice(job, details);
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
      {details ? (
        <span className="flex min-w-0 flex-1 justify-between gap-x-4 gap-y-0.5 max-sm:flex-col">
          <span className="grid min-w-0 gap-0.5">
            <span className="leading-snug font-bold wrap-anywhere">{company.name}</span>{" "}
            <span className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
              <span>{whereIs(details)}</span>{" "}
              {details.serves && place && <span>{deliversToWords(details.serves, place)}</span>}{" "}
              <StarRating rating={details.rating} reviewCount={details.reviewCount} className="text-sm" />
            </span>
          </span>{" "}
          {price && (
            <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft sm:max-w-48 sm:shrink-0 sm:flex-col sm:items-end sm:text-right">
              <span
                className={`leading-snug font-bold ${price.source === "none" ? "text-sm" : "text-lg"} ${price.source === "stated" ? "text-ink" : ""}`}
              >
                {price.amount}
              </span>{" "}
              <span>{[price.basis, price.extras].filter(Boolean).join(" ")}</span>
            </span>
          )}
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
