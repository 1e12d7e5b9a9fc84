import { canBeQuoted } from "#contract/quotable.ts";
import type { SelectControlProps } from "../company-grid.tsx";

/** The checkbox that selects a company for a quote request or a comparison. Without script it is part of the comparison form. */
export function ChooseBox({ company, isSelected, onToggle }: SelectControlProps) {
  const isQuotable = canBeQuoted(company);
  return (
    <div className="card-control print:hidden">
      <label className="card-tick cursor-pointer hover:bg-paper">
        <input
          type="checkbox"
          name="ids"
          value={company.id}
          checked={isSelected}
          onChange={onToggle}
          className="size-6 accent-ink"
        />
        <span className="sr-only">{`${isQuotable ? "Request a quote from" : "Compare"} ${company.name}`}</span>
      </label>
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
