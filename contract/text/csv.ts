const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Without a byte order mark, Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A line of a CSV file with its line break, as in RFC 4180. */
export const toCsvLine = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

/** Matches spreadsheet formulas in half-width or full-width characters, also after apostrophes that `guardFormula` added. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe in front of a formula: spreadsheets then show it as text. See OWASP, CSV injection. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `guardFormula` added, so that an exported value is imported unchanged. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
