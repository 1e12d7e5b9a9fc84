import { canBeEmailed, canBeQuoted } from "#contract/quotable.ts";
import { Tick } from "../../ui/tick.tsx";
import type { SelectableCompany } from "./chosen-companies.ts";
import { CHOSEN_ID, isChosen, type QuoteSelection } from "./use-quote-selection.ts";

export interface SelectControlProps {
  company: SelectableCompany & { phone: string | null };
  selection: QuoteSelection;
}

interface ChooseBoxProps extends SelectControlProps {
  wordsClass?: string;
}

/** Works with and without script: see `CompareForm`. */
export function ChooseBox({ company, selection, wordsClass = "" }: ChooseBoxProps) {
  const isSelected = isChosen(company, selection);
  const isQuotable = canBeQuoted(company);
  return (
    <div className="card-control relative print:hidden">
      <label className={`card-tick ${isQuotable ? "card-tick-go" : ""}`}>
        <Tick
          isStored
          name="ids"
          value={company.id}
          checked={isSelected}
          onTick={(isTicked) => selection.toggle(company, isTicked)}
          className={`size-5 shrink-0 ${isQuotable ? "accent-go" : "accent-ink"}`}
        />
        <span className="sr-only">{`${isQuotable ? "Request a quote from" : "Compare"} ${company.name}:`}</span>{" "}
        <span className={wordsClass}>{isQuotable ? "Quote Ready" : whyNotAsked(company)}</span>
      </label>{" "}
      {isSelected && (
        // Lets keyboard users skip the rest of the list. Visible only while it has the focus.
        <button
          type="button"
          onClick={() => document.getElementById(CHOSEN_ID)?.focus()}
          className="sr-only focus:not-sr-only focus:absolute focus:right-0 focus:bottom-full focus:z-10 focus:rounded-control focus:bg-ink focus:px-3 focus:py-2 focus:text-sm focus:font-semibold focus:text-white"
        >
          Skip to chosen companies
        </button>
      )}
    </div>
  );
}

export function whyNotAsked(company: SelectControlProps["company"]): string {
  if (canBeEmailed(company)) return "Paused";
  return company.phone ? "Phone only" : "No email";
}
