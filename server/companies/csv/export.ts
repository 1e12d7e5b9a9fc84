import { BYTE_ORDER_MARK, toCsvLine } from "#contract/text/csv-line.ts";
import { toCell } from "./cells.ts";
import { COLUMNS, type CompanyCsvColumn } from "./columns.ts";
import type { ExportedCompany } from "./store.ts";

const cellOf = (company: ExportedCompany, column: CompanyCsvColumn) =>
  column === "createdAt" ? company.createdAt.toISOString() : toCell(column, company[column]);

/** Formats companies as a CSV file that spreadsheets can open. Importing it unchanged changes nothing. */
export async function* toCsv(batches: AsyncIterable<ExportedCompany[]>): AsyncGenerator<string> {
  // The header is sent with the first batch: if the database fails before that, the response can still be an error.
  let head = BYTE_ORDER_MARK + toCsvLine(COLUMNS);
  for await (const companies of batches) {
    yield head +
      companies.map((company) => toCsvLine(COLUMNS.map((column) => cellOf(company, column)))).join("");
    head = "";
  }
  if (head) yield head;
}
