import { type ReactNode, useId, useState } from "react";
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

export interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** The label of the checkbox that selects a row. */
  selectLabel: (row: Row) => string;
  /** All details of a row, shown below the row after it was opened. */
  details?: (row: Row) => ReactNode;
  /** The id of the row that is open at first. */
  opened?: number | undefined;
}

interface Props<Row> extends TableRowsProps<Row> {
  caption: string;
  rows: readonly Row[];
  selection: Selection<Row>;
}

const HEAD_CELL = "px-1.5 py-2.5 text-left align-bottom font-semibold text-muted lg:px-2";
const ROW = "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2.5 md:table-row";
const CELL = "min-w-0 md:px-1.5 md:py-1.5 md:align-middle lg:px-2";
const CHECKBOX_CELL = `${CELL} order-first flex items-center md:table-cell md:pl-3`;

/**
 * The rows of a dense table for the administrator, with a checkbox at the start of each row. Below 768 px a row is a card, with
 * its cells below each other.
 */
export function TableRows<Row extends { id: number }>({ caption, rows, ...props }: Props<Row>) {
  const { columns, opened } = props;
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set(opened === undefined ? [] : [opened]));
  const toggle = (id: number) => {
    const next = new Set(openIds);
    if (!next.delete(id)) next.add(id);
    setOpenIds(next);
  };
  return (
    <div className="card overflow-hidden">
      <table className="block w-full text-sm tabular-nums md:table md:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden md:table-header-group">
          <tr className="border-b border-line">
            {[BOX_COLUMN, ...columns].map(({ title, width = "", isUnnamed }) => (
              <th key={title} scope="col" className={`${HEAD_CELL} ${width}`}>
                {isUnnamed ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line md:table-row-group">
          {rows.map((row) => (
            <TableRow
              key={row.id}
              {...props}
              row={row}
              isOpen={openIds.has(row.id)}
              onToggle={() => toggle(row.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const BOX_COLUMN = { title: "Select", width: "w-11", isUnnamed: true };

interface TableRowProps<Row> extends Omit<Props<Row>, "caption" | "rows"> {
  row: Row;
  isOpen: boolean;
  onToggle: () => void;
}

function TableRow<Row>({
  row,
  columns,
  selection,
  selectLabel,
  details,
  isOpen,
  onToggle,
}: TableRowProps<Row>) {
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

interface ToggleButtonProps extends Pick<TableRowProps<never>, "isOpen" | "onToggle"> {
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
