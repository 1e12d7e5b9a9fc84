import { toCell } from "./cells.ts";
import { COLUMNS, type Column } from "./columns.ts";
import type { ExportedCompany } from "./store.ts";

/** Without a byte order mark Excel reads UTF-8 as another encoding. */
const BYTE_ORDER_MARK = "\uFEFF";

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A line of a CSV file. */
export const toLine = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

const cellOf = (company: ExportedCompany, column: Column) =>
  column === "createdAt" ? company.createdAt.toISOString() : toCell(column, company[column]);

/** Formats companies as a CSV file that spreadsheets can open and that imports without a change. */
export async function* toCsv(batches: AsyncIterable<ExportedCompany[]>): AsyncGenerator<string> {
  // The header is sent with the first batch: if the database fails before that, the response can still be an error.
  let head = BYTE_ORDER_MARK + toLine(COLUMNS);
  for await (const companies of batches) {
    yield head +
      companies.map((company) => toLine(COLUMNS.map((column) => cellOf(company, column)))).join("");
    head = "";
  }
  if (head) yield head;
}
