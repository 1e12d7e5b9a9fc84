import { canBeQuoted } from "#contract/quotable.ts";
import { Tick } from "../../ui/tick.tsx";
import type { SelectControlProps } from "../company-grid.tsx";
import { CHOSEN_ID } from "./use-quote-selection.ts";

/**
 * The checkbox that selects a company for a quote request or a comparison, with and without script: see `CompareForm`.
 */
export function ChooseBox({ company, isSelected, onToggle }: SelectControlProps) {
  const isQuotable = canBeQuoted(company);
  return (
    <div className="card-control print:hidden">
      <label className="card-tick cursor-pointer">
        <Tick
          isStored
          name="ids"
          value={company.id}
          checked={isSelected}
          onTick={onToggle}
          className="size-6 accent-ink"
        />
        <span className="sr-only">{`${isQuotable ? "Request a quote from" : "Compare"} ${company.name}`}</span>
      </label>{" "}
      {isSelected && <SkipToChosen />}{" "}
      {isQuotable ? (
        <span className="rounded-md bg-go-pale px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-go-deep">
          Quote Ready
        </span>
      ) : (
        <span className="text-xs whitespace-nowrap text-muted">
          {company.pausedUntil ? "Paused" : "No email"}
        </span>
      )}
    </div>
  );
}

/** A button that moves the focus past the rest of the list to the chosen companies. Visible only while it has the focus. */
function SkipToChosen() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(CHOSEN_ID)?.focus()}
      className="sr-only focus:not-sr-only focus:absolute focus:top-12 focus:right-2 focus:z-10 focus:rounded-control focus:bg-ink focus:px-3 focus:py-2 focus:text-sm focus:font-semibold focus:text-white"
    >
      Skip to chosen companies
    </button>
  );
}
