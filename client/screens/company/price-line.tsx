import { formatPoundRange } from "#client/components/company/money.ts";
import { hasTotal, totalParts, totalWords } from "#client/components/company/total-words.ts";
import { jobSummary } from "#client/components/job/job-words.ts";
import { PermitLink } from "#client/components/site/permit-link.tsx";
import type { CompanyFit } from "#client/queries/companies.ts";
import type { Company } from "#contract/companies.ts";
import { DEFAULT_WEEKS, type Job } from "#contract/job/job.ts";

interface PriceLineProps {
  company: Company;
  fit: CompanyFit;
  job: Job;
}

/** The total of the job with every part. Without a size, the company's range of prices. */
export function PriceLine({ company: { priceFrom, priceTo }, fit, job }: PriceLineProps) {
  if (job.size !== undefined && fit.offersSize === false) {
    return <p className="font-bold text-stop">Does not hire out {job.size} yard skips</p>;
  }
  if (job.size !== undefined && hasTotal(fit.total)) {
    return (
      <div>
        <p className="display text-2xl sm:text-3xl">{totalWords(fit.total)}</p>
        <p className="font-semibold">
          Total for{" "}
          {jobSummary({
            ...job,
            waste: job.waste?.join(","),
            location: "",
            weeks: job.weeks ?? DEFAULT_WEEKS,
          })}
        </p>
        <ul className="text-sm text-ink-soft">
          {totalParts(fit.total).map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        {job.stands === "road" && (
          <p className="text-sm print:hidden">
            <PermitLink />
          </p>
        )}
      </div>
    );
  }
  if (!priceFrom || !priceTo) return <p className="text-ink-soft">Price: not known. Ask for a quote.</p>;
  return (
    <div>
      <p className="display text-2xl sm:text-3xl">{formatPoundRange({ from: priceFrom, to: priceTo })}</p>
      <p className="text-sm text-muted">
        Indicative, by skip size, including VAT. A permit is extra if the skip stands on a road.
      </p>
    </div>
  );
}
