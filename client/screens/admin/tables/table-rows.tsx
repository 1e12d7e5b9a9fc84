import { useState } from "react";
import { AdminTableRow, type RowOptions } from "./admin-table-row.tsx";
import type { Selection } from "./use-selection.ts";

export interface TableRowsProps<Row> extends RowOptions<Row> {
  /** The id of the row that is open at first. */
  opened?: number | undefined;
}

interface Props<Row> extends TableRowsProps<Row> {
  caption: string;
  rows: readonly Row[];
  selection: Selection<Row>;
}

const HEAD_CELL = "px-1.5 py-2.5 text-left align-bottom font-semibold text-muted lg:px-2";

/** A dense table for the administrator, with a checkbox at the start of each row. */
export function TableRows<Row extends { id: number }>({ caption, rows, opened, ...props }: Props<Row>) {
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
            {[BOX_COLUMN, ...props.columns].map(({ title, width = "", isUnnamed }) => (
              <th key={title} scope="col" className={`${HEAD_CELL} ${width}`}>
                {isUnnamed ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line md:table-row-group">
          {rows.map((row) => (
            <AdminTableRow
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
