import { BYTE_ORDER_MARK, toLine } from "#contract/text/csv-line.ts";
import { guard } from "#contract/text/formula-guard.ts";

/** The columns of a CSV file: for each heading, a function that returns the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** Formats rows as a CSV file. Text that starts like a formula is escaped, so that spreadsheets do not run it. */
export const rowsCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  [
    BYTE_ORDER_MARK + toLine(Object.keys(columns)),
    ...rows.map((row) => toLine(Object.values(columns).map((cell) => guard(cell(row) ?? "")))),
  ].join("");
