import { type ReactNode, useId, useState } from "react";
import { Icon } from "#client/components/icon.tsx";
import type { Selection } from "./use-table.ts";

/** Classes of cells. On phones a row is a card: its name and its state stand first, and the other cells in their order below. */
export const WIDE_CELL = "col-span-2 col-start-2 wrap-anywhere md:truncate";
export const LAST_CELL = "order-1 text-right text-muted md:truncate md:text-left md:text-ink";
/** For the width of a column and for its cells. */
export const NOT_ON_TABLETS = "md:max-lg:hidden";

export interface Column<Row> {
  title: string;
  isUnnamed?: boolean;
  width?: string;
  cell?: string;
  /** If rows have details, the cells of this column are buttons that open the details. */
  isName?: boolean;
  show: (row: Row) => ReactNode;
}

export interface RowOptions<Row> {
  columns: readonly Column<Row>[];
  /** The name of a row's checkbox. Without it, rows can't be selected. */
  selectLabel?: (row: Row) => string;
  details?: (row: Row) => ReactNode;
  startsOpen?: (row: Row) => boolean;
}

interface TableRowsProps<Row extends { id: number }> extends RowOptions<Row> {
  caption: string;
  rows: readonly Row[];
  selection: Selection<Row>;
}

const BOX_COLUMN = { title: "Select", width: "w-11", isUnnamed: true };

export function TableRows<Row extends { id: number }>({ caption, rows, ...props }: TableRowsProps<Row>) {
  return (
    <div className="card overflow-hidden">
      <table className="block w-full text-sm tabular-nums md:table md:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="hidden md:table-header-group">
          <tr className="border-b border-line">
            {[...(props.selectLabel ? [BOX_COLUMN] : []), ...props.columns].map(
              ({ title, width = "", isUnnamed }) => (
                <th
                  key={title}
                  scope="col"
                  className={`px-1.5 py-2.5 text-left align-bottom font-semibold text-muted lg:px-2 ${width}`}
                >
                  {isUnnamed ? <span className="sr-only">{title}</span> : title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line md:table-row-group">
          {rows.map((row) => (
            <TableRow key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELL = "min-w-0 md:px-1.5 md:py-1.5 md:align-middle lg:px-2";

interface TableRowProps<Row extends { id: number }> extends RowOptions<Row> {
  row: Row;
  selection: Selection<Row>;
}

function TableRow<Row extends { id: number }>({ row, selection, ...props }: TableRowProps<Row>) {
  const { columns, selectLabel, details, startsOpen } = props;
  const [isOpen, setOpen] = useState(() => startsOpen?.(row) ?? false);
  const detailsId = useId();
  const isSelected = selection.has(row);
  const toggle = (name: ReactNode) => (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      onClick={() => setOpen(!isOpen)}
      className="flex min-h-10 w-full items-center gap-1.5 text-left hover:underline md:min-h-8"
    >
      <Icon name="down" size="size-4" className={isOpen ? "" : "-rotate-90"} />
      {/* `relative`, because a hidden text inside would otherwise stand beyond the cut and widen the page. */}
      <span className="relative min-w-0 truncate">{name}</span>
    </button>
  );
  return (
    <>
      <tr
        className={`grid items-center gap-x-3 gap-y-0.5 py-2.5 md:table-row ${selectLabel ? "grid-cols-[auto_1fr_auto] px-3" : "grid-cols-[0_1fr_auto] pr-3"} ${isSelected ? "bg-skip-pale" : ""}`}
      >
        {selectLabel && (
          <td className={`${CELL} order-first flex items-center md:table-cell md:pl-3 md:*:align-middle`}>
            <SelectBox
              label={selectLabel(row)}
              checked={isSelected}
              onChange={(checked) => selection.set([row], checked)}
            />
          </td>
        )}
        {columns.map(({ title, cell = "", isName, show }) =>
          isName ? (
            <th key={title} scope="row" className={`${CELL} order-first col-start-2 text-left font-normal`}>
              {details ? toggle(show(row)) : show(row)}
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
          <td id={detailsId} colSpan={columns.length + (selectLabel ? 1 : 0)} className="block md:table-cell">
            {details(row)}
          </td>
        </tr>
      )}
    </>
  );
}

interface SelectBoxProps {
  checked: boolean;
  onChange: (isSelected: boolean) => void;
  id?: string;
  label?: string;
}

export const SelectBox = ({ label, onChange, ...box }: SelectBoxProps) => (
  <input
    {...box}
    type="checkbox"
    aria-label={label}
    onChange={({ target }) => onChange(target.checked)}
    className="size-5 shrink-0 accent-ink"
  />
);
