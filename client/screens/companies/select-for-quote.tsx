import type { SelectControlProps } from "#client/components/company/company-grid.tsx";
import { whyNotAsked } from "#client/components/company/selection/choose-box.tsx";
import { Tick } from "#client/components/ui/tick.tsx";
import { canBeQuoted } from "#contract/quotable.ts";

/**
 * A checkbox that selects a company for the quote form. The browser keeps a press that comes before the script. A company that
 * takes no requests has a note instead. Without script, a checkbox selects the company for the comparison.
 */
export function SelectForQuote({ company, isSelected, onToggle }: SelectControlProps) {
  const { id, name } = company;
  return (
    <div className="card-control">
      {canBeQuoted(company) ? (
        <label className="card-tick card-tick-go w-full">
          <Tick
            isStored
            name="ids"
            value={id}
            checked={isSelected}
            onTick={onToggle}
            className="size-5 shrink-0 accent-go"
          />
          <span className="sr-only">{`Select ${name}:`}</span> Available
        </label>
      ) : (
        <>
          <p className="self-center text-xs whitespace-nowrap text-muted">{whyNotAsked(company)}</p>
          <noscript>
            <label className="card-tick">
              <input type="checkbox" name="ids" value={id} className="size-5 accent-ink" />
              <span className="sr-only">{`Compare ${name}`}</span>
            </label>
          </noscript>
        </>
      )}
    </div>
  );
}
