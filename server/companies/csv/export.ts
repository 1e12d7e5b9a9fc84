import { toCell } from "./cells.ts";
import { COLUMNS, type Column } from "./columns.ts";
import type { ExportedCompany } from "./store.ts";

/** Without this mark Excel takes UTF-8 for something else. */
const MARK = "\uFEFF";

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const toLine = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

const cellOf = (company: ExportedCompany, column: Column) =>
  column === "createdAt" ? company.createdAt.toISOString() : toCell(company[column]);

/** The whole directory as a CSV file that spreadsheets open and an import reads back unchanged. */
export async function* toCsv(batches: AsyncIterable<ExportedCompany[]>): AsyncGenerator<string> {
  // Nothing comes before the database has answered, so that a refusal can still be told.
  let head = MARK + toLine(COLUMNS);
  for await (const companies of batches) {
    yield head +
      companies.map((company) => toLine(COLUMNS.map((column) => cellOf(company, column)))).join("");
    head = "";
  }
  if (head) yield head;
}
