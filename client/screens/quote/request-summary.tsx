import { useWatch } from "react-hook-form";
import { formatCompanyCount, formatPoundRange } from "#client/components/company/format.ts";
import { priceWords } from "#client/components/job/price-words.ts";
import { PAGE_PRESENTATION } from "#client/components/quote/quote-presentations.ts";
import { requestWords } from "#client/components/quote/request-words.ts";
import type { QuoteCompany } from "#client/queries/quote-companies.ts";
import { hasTotal } from "#contract/companies/total-hire.ts";
import { type AskedOptions, useAskedCompanies } from "./use-asked-companies.ts";

const STEPS = [
  "Fill in the form: what, where and when.",
  "We find companies near you that take requests by email.",
  "Select up to 5 of them.",
  "The companies contact you directly.",
  "Compare their prices and choose.",
] as const;

/** Beside the form: what will be sent, to whom and for about how much. Narrow screens show only how it works. */
export function RequestSummary(props: AskedOptions) {
  const { companies, job } = useAskedCompanies(props);
  const values = useWatch({ control: props.form.control });
  const words = requestWords(values, PAGE_PRESENTATION, props.searched);
  const { selected } = props.selection;
  const detailsOf = (wanted: number) => companies.find(({ id }) => id === wanted);
  const asked = selected.flatMap(({ id }) => detailsOf(id) ?? []);
  return (
    <aside aria-label="Your request so far" className="grid gap-6 lg:sticky lg:top-6">
      {(words || selected.length > 0) && (
        <div className="card grid gap-3 p-5 max-lg:hidden">
          <h2 className="display text-xl">Your request</h2>
          {words && <p className="font-semibold wrap-anywhere">{words}</p>}
          {selected.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {selected.map(({ id, name }) => {
                const details = detailsOf(id);
                const price = details && priceWords(job, details);
                return (
                  <li key={id} className="flex justify-between gap-4 py-2 leading-snug">
                    <span className="min-w-0 wrap-anywhere">{name}</span>{" "}
                    {price && (
                      <span className="grid shrink-0 text-right font-semibold">
                        {price.amount}{" "}
                        <span className="max-w-40 text-xs font-normal text-ink-soft">
                          {price.basis} {price.extras}
                        </span>
                      </span>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
          <Totals companies={asked} />
        </div>
      )}
      <div className="px-5 text-sm text-ink-soft">
        <h2 className="font-bold text-ink">How it works</h2>
        <ol className="mt-1 grid list-inside list-decimal gap-1">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

/** The range of what the job costs at several companies. */
function Totals({ companies }: { companies: readonly QuoteCompany[] }) {
  const totals = companies.flatMap(({ offersSize, total }) =>
    offersSize !== false && hasTotal(total) ? total : [],
  );
  // Without the price of a further week, an amount is for a shorter hire than the others.
  if (totals.length < 2 || totals.some(({ unknown }) => unknown.includes("extra-week"))) return null;
  const range = {
    from: Math.min(...totals.map(({ from }) => Number(from))),
    to: Math.max(...totals.map(({ to }) => Number(to))),
  };
  const isComplete = totals.every(({ known }) => known);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span>{formatCompanyCount(totals.length)}</span>{" "}
        <span className="text-xl font-bold">{formatPoundRange(range)}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {isComplete ? "As they state it." : "As far as it is stated or estimated."} The company's own quote is
        the price you pay.
      </p>
    </div>
  );
}
