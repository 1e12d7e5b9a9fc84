import { carrierWords } from "#client/components/company/carrier-words.ts";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { CompanySummary } from "#contract/companies/company-summary.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";
import { canBeQuoted } from "#contract/quotable.ts";

interface SelectionBarProps {
  selection: QuoteSelection;
  listed: readonly CompanySummary[];
}

/** Whether the card shows in red that the company doesn't deliver there, or that its registration has a problem. */
const hasWarning = ({ serves, carrier }: CompanySummary) =>
  serves === "no" || carrierWords(carrier).tone === "stop";

/** The first five that take requests, those with a warning last. */
function topOf(listed: readonly CompanySummary[]) {
  const quotable = listed.filter(canBeQuoted);
  const [warned, others] = [quotable.filter(hasWarning), quotable.filter((one) => !hasWarning(one))];
  return [...others, ...warned].slice(0, MAX_COMPANIES_PER_QUOTE);
}

/** Buttons that select the first five listed companies that take requests, or none. No company is selected automatically. */
export function SelectionBar({ selection, listed }: SelectionBarProps) {
  const { selected, select, clear } = selection;
  return (
    <section
      aria-labelledby="request-quotes"
      className="needs-script flex min-w-0 flex-wrap items-center justify-end gap-2 max-lg:contents"
    >
      <h2 id="request-quotes" className="ml-auto font-bold whitespace-nowrap max-sm:sr-only">
        Request Quotes
      </h2>
      <p className="min-w-0 text-sm leading-tight text-ink-soft sm:max-lg:order-1 sm:max-lg:w-full max-sm:sr-only lg:sr-only">
        Tick up to {MAX_COMPANIES_PER_QUOTE} to compare or ask for quotes.
      </p>
      <button
        type="button"
        onClick={() => select(topOf(listed))}
        className={`${buttonClass("quiet", "small")} whitespace-nowrap max-sm:px-2.5`}
      >
        Select Top 5
      </button>{" "}
      <button
        type="button"
        onClick={clear}
        aria-disabled={selected.length === 0}
        className={`${buttonClass("quiet", "small")} whitespace-nowrap max-sm:px-2.5`}
      >
        Clear All
      </button>
    </section>
  );
}
