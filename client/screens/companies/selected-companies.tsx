import type { ReactNode } from "react";
import type { QuoteSelection } from "#client/components/company/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { button } from "#client/components/ui/button.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

/** The companies chosen so far; a click on one takes it out again. */
export function SelectedCompanies({
  selection,
  children,
}: {
  selection: QuoteSelection;
  children: ReactNode;
}) {
  const { chosen, toggle, clear } = selection;
  return (
    <section
      aria-labelledby="selected"
      className="sticky top-0 z-20 grid gap-3 rounded-card bg-ink px-5 py-4 text-white shadow-raised"
    >
      <div className="flex flex-wrap items-center gap-3">
        <div role="status" className="mr-auto max-sm:w-full">
          <h2 id="selected" className="text-lg font-bold">
            {chosen.length} of {MAX_COMPANIES_PER_QUOTE} companies selected
          </h2>
        </div>
        <button
          type="button"
          onClick={clear}
          disabled={chosen.length === 0}
          className={`${button("dark")} border-2 border-white/60`}
        >
          Clear All
        </button>
        {children}
      </div>
      {chosen.length > 0 && (
        <ul aria-label="Selected companies" className="flex gap-2 overflow-x-auto p-1">
          {chosen.map((company) => (
            <li key={company.id} className="shrink-0">
              <button
                type="button"
                onClick={() => toggle(company)}
                className="flex min-h-11 max-w-64 items-center gap-2 rounded-control bg-white/15 px-3 font-semibold hover:bg-white/25"
              >
                <span className="truncate">{company.name}</span>
                <Icon name="close" size="size-4" />
                <span className="sr-only">Remove</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
