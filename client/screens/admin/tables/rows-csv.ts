import { BYTE_ORDER_MARK, toLine } from "#contract/text/csv-line.ts";
import { guard } from "#contract/text/formula-guard.ts";

/** The columns of a file, each with what it says of a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** Formats rows as a CSV file. A spreadsheet runs nothing of what strangers typed. */
export const rowsCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  [
    BYTE_ORDER_MARK + toLine(Object.keys(columns)),
    ...rows.map((row) => toLine(Object.values(columns).map((cell) => guard(cell(row) ?? "")))),
  ].join("");
