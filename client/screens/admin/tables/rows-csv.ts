import { BYTE_ORDER_MARK, toCsvLine } from "#contract/text/csv-line.ts";
import { guardFormula } from "#contract/text/formula-guard.ts";

/** The columns of a CSV file: for each heading, a function that returns the cell of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** Formats rows as a CSV file. Text that starts like a formula is escaped, so that spreadsheets do not run it. */
export const rowsCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  [
    BYTE_ORDER_MARK + toCsvLine(Object.keys(columns)),
    ...rows.map((row) => toCsvLine(Object.values(columns).map((cell) => guardFormula(cell(row) ?? "")))),
  ].join("");
