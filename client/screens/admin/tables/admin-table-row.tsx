import { type ReactNode, useId } from "react";
import { Icon } from "#client/components/icon.tsx";
import { SelectBox } from "./selection-bar.tsx";
import type { Selection } from "./use-selection.ts";

export interface Column<Row> {
  title: string;
  /** True if the heading is for screen readers only. */
  isUnnamed?: boolean;
  /** CSS classes for the column's width and for the screens on which its heading is hidden. */
  width?: string;
  /** CSS classes of the cells. Below 768 px they place the cell in the row's card. */
  cell?: string;
  /** True for the column that names the row. If rows have details, its cells are buttons that open them. */
  isName?: boolean;
  show: (row: Row) => ReactNode;
}

const ROW = "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2.5 md:table-row";
const CELL = "min-w-0 md:px-1.5 md:py-1.5 md:align-middle lg:px-2";
const CHECKBOX_CELL = `${CELL} order-first flex items-center md:table-cell md:pl-3 md:*:align-middle`;

export interface RowOptions<Row> {
  columns: readonly Column<Row>[];
  /** The label of the checkbox that selects a row. */
  selectLabel: (row: Row) => string;
  /** All details of a row, shown below the row after it was opened. */
  details?: (row: Row) => ReactNode;
}

interface AdminTableRowProps<Row> extends RowOptions<Row> {
  row: Row;
  selection: Selection<Row>;
  isOpen: boolean;
  onToggle: () => void;
}

/** A row with its checkbox. Below 768 px it is a card, with its cells below each other. */
export function AdminTableRow<Row>({
  row,
  columns,
  selection,
  selectLabel,
  details,
  isOpen,
  onToggle,
}: AdminTableRowProps<Row>) {
  const detailsId = useId();
  const isSelected = selection.has(row);
  const toggle = { isOpen, detailsId, onToggle };
  return (
    <>
      <tr className={`${ROW} ${isSelected ? "bg-skip-pale" : ""}`}>
        <td className={CHECKBOX_CELL}>
          <SelectBox
            checked={isSelected}
            label={selectLabel(row)}
            onChange={(checked) => selection.set([row], checked)}
          />
        </td>
        {columns.map(({ title, cell = "", isName, show }) =>
          isName ? (
            <th key={title} scope="row" className={`${CELL} order-first text-left font-normal`}>
              {details ? <ToggleButton {...toggle}>{show(row)}</ToggleButton> : show(row)}
            </th>
          ) : (
            <td key={title} className={`${CELL} ${cell}`}>
              {show(row)}
            </td>
          ),
        )}
      </tr>
      {details && isOpen && (
        <tr className="block md:table-row">
          <td id={detailsId} colSpan={columns.length + 1} className="block md:table-cell">
            {details(row)}
          </td>
        </tr>
      )}
    </>
  );
}

interface ToggleButtonProps extends Pick<AdminTableRowProps<never>, "isOpen" | "onToggle"> {
  /** The id of the element with the details. */
  detailsId: string;
  children: ReactNode;
}

const ToggleButton = ({ isOpen, detailsId, onToggle, children }: ToggleButtonProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={isOpen ? detailsId : undefined}
    onClick={onToggle}
    className="flex min-h-10 w-full items-center gap-1.5 text-left hover:underline md:min-h-8"
  >
    <Icon name="down" size="size-4" className={isOpen ? "" : "-rotate-90"} />
    <span className="min-w-0 truncate">{children}</span>
  </button>
);
