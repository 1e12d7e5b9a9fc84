import { useState } from "react";

export interface Selection<Row> {
  rows: Row[];
  ids: number[];
  has: (row: Row) => boolean;
  set: (rows: readonly Row[], isSelected: boolean) => void;
  clear: () => void;
}

/**
 * The selected rows of a table, on all of its pages. `key` identifies the table's content. If it changes, the selection is
 * cleared, so that nobody changes rows that are no longer visible.
 */
export function useSelection<Row extends { id: number }>(key: string): Selection<Row> {
  const [selection, setSelection] = useState({ key, rows: new Map<number, Row>() });
  const rows = selection.key === key ? selection.rows : new Map<number, Row>();
  return {
    rows: [...rows.values()],
    ids: [...rows.keys()],
    has: ({ id }) => rows.has(id),
    set(changed, isSelected) {
      const next = new Map(rows);
      for (const row of changed) {
        if (isSelected) next.set(row.id, row);
        else next.delete(row.id);
      }
      setSelection({ key, rows: next });
    },
    clear: () => setSelection({ key, rows: new Map() }),
  };
}
