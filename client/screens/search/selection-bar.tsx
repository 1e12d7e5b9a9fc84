import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { buttonClass } from "#client/components/ui/button-class.ts";
import type { CompanySummary } from "#contract/companies.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

interface SelectionBarProps {
  selection: QuoteSelection;
  listed: readonly CompanySummary[];
}

export function SelectionBar({ selection, listed }: SelectionBarProps) {
  const { selected, selectTop, clear } = selection;
  return (
    <section
      aria-labelledby="request-quotes"
      className="needs-script flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-transparent bg-ink px-5 py-4 text-white"
    >
      <div className="mr-auto">
        <h2 id="request-quotes" className="text-lg font-bold">
          Request Quotes
        </h2>
        <p role="status" className="text-white/80">
          {selected.length === 0
            ? `Select up to ${MAX_COMPANIES_PER_QUOTE} companies and send them one request.`
            : `${selected.length} of ${MAX_COMPANIES_PER_QUOTE} companies selected.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => selectTop(listed)} className={buttonClass("primary")}>
          Select Top 5
        </button>
        <button
          type="button"
          onClick={clear}
          aria-disabled={selected.length === 0}
          className={`${buttonClass("dark")} border-2 border-white/60`}
        >
          Clear All
        </button>
      </div>
    </section>
  );
}
