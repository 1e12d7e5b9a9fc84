import { type ReactNode, useRef } from "react";
import type { QuoteSelection } from "#client/components/company/selection/use-quote-selection.ts";
import { Icon } from "#client/components/icon.tsx";
import { buttonClass } from "#client/components/ui/button-class.ts";
import { MAX_COMPANIES_PER_QUOTE } from "#contract/limits.ts";

interface SelectedCompaniesProps {
  selection: QuoteSelection;
  /** True if the bar sticks to the bottom of the viewport while the list scrolls. */
  isPinned: boolean;
  children: ReactNode;
}

/** The selected companies. A click on a company removes it. */
export function SelectedCompanies({ selection, isPinned, children }: SelectedCompaniesProps) {
  const { selected, toggle, clear } = selection;
  const heading = useRef<HTMLHeadingElement>(null);
  // The bar takes no space before a company is selected, and does not move the cards when it appears.
  const isHidden = isPinned && selected.length === 0;
  const place = isHidden ? "sr-only" : isPinned ? "fixed inset-x-0 bottom-0" : "rounded-card";
  return (
    <section
      aria-labelledby="selected"
      data-pinned={(isPinned && !isHidden) || undefined}
      className={`needs-script z-20 grid min-w-0 grid-cols-1 gap-3 border border-transparent bg-ink px-4 py-3 text-white shadow-raised sm:px-5 ${place}`}
    >
      <div className="flex flex-wrap items-center gap-2 sm:gap-3">
        <div role="status" className="mr-auto">
          <h2 ref={heading} id="selected" tabIndex={-1} className="font-bold outline-none sm:text-lg">
            {selected.length} of {MAX_COMPANIES_PER_QUOTE} <span className="max-sm:sr-only">companies</span>{" "}
            selected
          </h2>
        </div>
        <div hidden={isHidden} className={isHidden ? undefined : "flex flex-wrap gap-2 sm:gap-3"}>
          <button
            type="button"
            onClick={() => {
              clear();
              heading.current?.focus();
            }}
            aria-disabled={selected.length === 0}
            className={`${buttonClass("dark")} border-2 border-white/60 max-sm:px-3`}
          >
            Clear All
          </button>{" "}
          {children}
        </div>
      </div>
      {selected.length > 0 && (
        <ul
          aria-label="Selected companies"
          className="relative -mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 max-sm:hidden"
        >
          {selected.map((company) => (
            <li key={company.id} className="min-w-36">
              <button
                type="button"
                onClick={() => {
                  toggle(company);
                  heading.current?.focus();
                }}
                className="flex min-h-11 w-full max-w-64 items-center gap-2 rounded-control bg-white/15 px-3 font-semibold hover:bg-white/25"
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
