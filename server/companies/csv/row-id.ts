import type { TableRow } from "./table.ts";

/** The largest id that a file may assign. The column has 64 bits, so companies added later can still get higher ids. */
const MAX_ID = 2_147_483_647;

export type RowId =
  | { kind: "none" }
  /** The cell says "new": add the company although it resembles another one. */
  | { kind: "new" }
  | { kind: "id"; id: number }
  | { kind: "unreadable" };

export function readRowId(row: TableRow): RowId {
  const cell = row.cells.get("id")?.trim() ?? "";
  if (cell === "") return { kind: "none" };
  if (cell.toLowerCase() === "new") return { kind: "new" };
  const id = /^\d+$/.test(cell) ? Number(cell) : 0;
  return id >= 1 && id <= MAX_ID ? { kind: "id", id } : { kind: "unreadable" };
}
