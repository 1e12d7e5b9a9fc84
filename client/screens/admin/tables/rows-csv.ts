import { BYTE_ORDER_MARK, guardFormula, toCsvLine } from "#contract/text/csv.ts";

export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** Text that starts like a formula is escaped, so that spreadsheets do not run the formula. */
export const rowsCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  [
    BYTE_ORDER_MARK + toCsvLine(Object.keys(columns)),
    ...rows.map((row) => toCsvLine(Object.values(columns).map((cell) => guardFormula(cell(row) ?? "")))),
  ].join("");

export interface CsvFile<Row> {
  name: string;
  readAll: () => Promise<string | Blob>;
  readSelected: (rows: readonly Row[]) => Promise<string | Blob>;
}

export const csvFile = <Row>(
  name: string,
  columns: CsvColumns<Row>,
  findAll: () => Promise<readonly Row[]>,
): CsvFile<Row> => ({
  name,
  readAll: async () => rowsCsv(columns, await findAll()),
  readSelected: async (rows) => rowsCsv(columns, rows),
});
