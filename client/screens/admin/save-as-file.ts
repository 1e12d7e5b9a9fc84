import { BYTE_ORDER_MARK, guardFormula, toCsvLine } from "#contract/text/csv.ts";

const SOON_MS = 10_000;

export function saveAsFile(content: string | Blob, { name, type }: { name: string; type: string }) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SOON_MS);
}

export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | null>>;

/** Text that starts like a formula is escaped, so that spreadsheets do not run the formula. */
export const rowsCsv = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  [
    BYTE_ORDER_MARK + toCsvLine(Object.keys(columns)),
    ...rows.map((row) => toCsvLine(Object.values(columns).map((cell) => guardFormula(cell(row) ?? "")))),
  ].join("");
