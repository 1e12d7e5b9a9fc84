import type { ReactNode } from "react";

export interface TableColumn {
  title: string;
  /** CSS classes for the column's width and for the screens on which it is hidden. */
  width: string;
  /** True if the heading is for screen readers only. */
  isUnnamed?: boolean;
}

const HEAD_CELL = "px-1.5 py-2.5 text-left align-bottom font-semibold text-muted lg:px-2";

/** CSS classes of a row. Below 768 px a row is a card, with its cells below each other. */
export const DESK_ROW_CLASS =
  "grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 px-3 py-2.5 md:table-row";
export const DESK_CELL_CLASS = "min-w-0 md:px-1.5 md:py-1.5 md:align-middle lg:px-2";
/** CSS classes of a cell with one line of text. From 768 px on, the text is truncated at the end of the column. */
export const DESK_LINE_CLASS = `${DESK_CELL_CLASS} md:truncate`;
export const DESK_CHECKBOX_CELL_CLASS = `${DESK_CELL_CLASS} flex items-center md:table-cell md:pl-3`;

/** CSS classes of the fields above a table. */
export const DESK_FILTERS_CLASS = "grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4";

interface DeskTableProps {
  caption: string;
  /** The columns after the column of checkboxes. */
  columns: readonly TableColumn[];
  children: ReactNode;
}

/** A dense table for the administrator, with a checkbox at the start of each row. */
export const DeskTable = ({ caption, columns, children }: DeskTableProps) => (
  <div className="card overflow-hidden">
    <table className="block w-full text-sm tabular-nums md:table md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr className="border-b border-line">
          {[BOX_COLUMN, ...columns].map(({ title, width, isUnnamed }) => (
            <th key={title} scope="col" className={`${HEAD_CELL} ${width}`}>
              {isUnnamed ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line md:table-row-group">{children}</tbody>
    </table>
  </div>
);

const BOX_COLUMN: TableColumn = { title: "Select", width: "w-11", isUnnamed: true };
