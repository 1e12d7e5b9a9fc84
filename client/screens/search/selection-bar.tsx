import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

interface SelectionBarProps {
  selection: QuoteSelection;
  listed: readonly CompanySummary[];
}

/** Buttons that select the first five listed companies that take requests, or none. No company is selected automatically. */
export function SelectionBar({ selection, listed }: SelectionBarProps) {
  const { selected, selectTop, clear } = selection;
  return (
    <section
      aria-labelledby="request-quotes"
      className="needs-script flex min-w-0 grow flex-wrap items-center justify-end gap-2 sm:gap-3 lg:flex-1 lg:basis-96"
    >
      <h2 id="request-quotes" className="font-bold whitespace-nowrap max-sm:sr-only">
        Request Quotes
      </h2>
      <p className="min-w-0 flex-1 basis-40 text-sm leading-tight text-ink-soft max-lg:hidden">
        Tick up to {MAX_COMPANIES_PER_QUOTE} companies to compare them or send them one request.
      </p>
      <button
        type="button"
        onClick={() => selectTop(listed)}
        className={`${buttonClass("quiet", "small")} whitespace-nowrap max-sm:px-2.5`}
      >
        Select Top 5
      </button>
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
