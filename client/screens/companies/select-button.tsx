import type { SelectControlProps } from "#client/components/company/company-grid.tsx";
import { whyNotAsked } from "#client/components/company/selection/choose-box.tsx";
import { Icon } from "#client/components/icon.tsx";
import { canBeQuoted } from "#contract/quotable.ts";

/**
 * A button that selects a company for the quote form. A company that takes no requests has a note instead. Without script, a
 * checkbox selects the company for the comparison.
 */
export function SelectButton({ company, isSelected, onToggle }: SelectControlProps) {
  const { id, name } = company;
  const isQuotable = canBeQuoted(company);
  return (
    <div className="card-control">
      {isQuotable ? (
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => onToggle(!isSelected)}
          className="needs-script card-tick card-tick-go w-full"
        >
          <span
            className={`grid size-5 shrink-0 place-items-center rounded-full border-2 border-ink ${isSelected ? "bg-ink text-white" : "bg-white"}`}
          >
            {isSelected && <Icon name="check" size="size-3.5" />}
          </span>{" "}
          <span className="sr-only">{`Select ${name}:`}</span> Available
        </button>
      ) : (
        <p className="self-center text-xs whitespace-nowrap text-muted">{whyNotAsked(company)}</p>
      )}
      <noscript>
        <label className={`card-tick ${isQuotable ? "card-tick-go" : ""}`}>
          <input type="checkbox" name="ids" value={id} className="size-5 accent-ink" />
          <span className="sr-only">{`Compare ${name}`}</span> {isQuotable && "Available"}
        </label>
      </noscript>
    </div>
  );
}
