import { type ReactNode, useId } from "react";
import { formatCount } from "#client/components/company/format.ts";
import { SmallButton } from "./small-button.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps<Row> {
  /** The word for the rows, in the plural: for example "companies". */
  noun: string;
  selection: Selection<Row>;
  /** The rows of this page. */
  shown: readonly Row[];
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** A checkbox that selects all rows of a page, and the actions for the selected rows. */
export function RowSelectionBar<Row>({ noun, selection, shown, children }: SelectionBarProps<Row>) {
  const id = useId();
  const chosen = selection.rows.length;
  const isAll = shown.length > 0 && shown.every(selection.has);
  return (
    <fieldset
      aria-label={`Selected ${noun}`}
      className={`flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line px-3 py-2 ${chosen > 0 ? "bg-skip-pale" : "bg-white"}`}
    >
      <div className="flex items-center gap-2.5 pr-2">
        <SelectBox
          id={id}
          checked={isAll}
          disabled={shown.length === 0}
          onChange={(isSelected) => selection.set(shown, isSelected)}
        />
        <label htmlFor={id} className="flex min-h-10 items-center">
          Select all on this page
        </label>
      </div>
      <p role="status" className="mr-auto font-semibold">
        {chosen > 0 && `${formatCount(chosen)} selected`}
      </p>
      {chosen > 0 && (
        <>
          {children}
          <SmallButton onPress={selection.clear}>Clear selection</SmallButton>
        </>
      )}
    </fieldset>
  );
}

interface SelectBoxProps {
  checked: boolean;
  onChange: (isSelected: boolean) => void;
  id?: string;
  /** An accessible name, used instead of a visible label. */
  label?: string;
  disabled?: boolean;
}

export const SelectBox = ({ id, checked, onChange, label, disabled }: SelectBoxProps) => (
  <input
    id={id}
    type="checkbox"
    aria-label={label}
    checked={checked}
    disabled={disabled}
    onChange={({ target }) => onChange(target.checked)}
    className="size-5 shrink-0 accent-ink"
  />
);
