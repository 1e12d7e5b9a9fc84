import type { SelectControlProps } from "#client/components/company/company-grid.tsx";
import { Icon } from "#client/components/icon.tsx";
import { canBeQuoted } from "#contract/quotable.ts";

/**
 * A button that selects a company for the quote form. A company that takes no requests has a note instead. Without script, a
 * checkbox selects the company for the comparison.
 */
export function SelectButton({ company, isSelected, onToggle }: SelectControlProps) {
  const { id, name } = company;
  return (
    <div className="card-control">
      {canBeQuoted(company) ? (
        <>
          <button
            type="button"
            aria-pressed={isSelected}
            onClick={() => onToggle(!isSelected)}
            className="needs-script card-tick"
          >
            <span
              className={`grid size-6 place-items-center rounded-full border-2 border-ink ${isSelected ? "bg-ink text-white" : "bg-white"}`}
            >
              {isSelected && <Icon name="check" size="size-4" />}
            </span>{" "}
            <span className="sr-only">{`Select ${name}`}</span>
          </button>
          <span className="rounded-md bg-go-pale px-2 py-0.5 text-xs font-semibold text-go-deep">
            Available
          </span>
        </>
      ) : (
        <NoQuotesByEmail isPaused={Boolean(company.pausedUntil)} />
      )}
      <noscript>
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="ids" value={id} className="size-6 accent-ink" />
          <span className="sr-only">{`Compare ${name}`}</span>
        </label>
      </noscript>
    </div>
  );
}

/** The text in place of the control that selects a company, if the company cannot be asked for a quote. */
function NoQuotesByEmail({ isPaused }: { isPaused: boolean }) {
  return <p className="text-xs whitespace-nowrap text-muted">{isPaused ? "Paused" : "No email"}</p>;
}
