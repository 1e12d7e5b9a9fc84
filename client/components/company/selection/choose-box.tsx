import { canBeQuoted } from "#contract/quotable.ts";
import type { SelectControlProps } from "../company-grid.tsx";

/** The checkbox that selects a company for a quote request or a comparison. Without script it is part of the comparison form. */
export function ChooseBox({ company, isSelected, onToggle }: SelectControlProps) {
  const isQuotable = canBeQuoted(company);
  return (
    <label className="-m-2 grid min-h-11 min-w-11 cursor-pointer content-start justify-items-end gap-1 self-start rounded-control p-2 [grid-area:control] hover:bg-paper print:hidden">
      <input
        type="checkbox"
        name="ids"
        value={company.id}
        checked={isSelected}
        onChange={onToggle}
        className="size-6 accent-ink"
      />
      <span className="sr-only">{`${isQuotable ? "Request a quote from" : "Compare"} ${company.name}`}</span>
      {isQuotable ? (
        <span className="rounded-md bg-go-pale px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-go-deep">
          Quote Ready
        </span>
      ) : (
        <span className="text-xs whitespace-nowrap text-muted">
          {company.pausedUntil ? "Paused" : "No email"}
        </span>
      )}
    </label>
  );
}
