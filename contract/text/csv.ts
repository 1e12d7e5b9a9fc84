const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Without a byte order mark, Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** The line with its line break, as in RFC 4180. */
export const toCsvLine = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;

/** Matches the first character of a formula, half-width or full-width, also after apostrophes that `guardFormula` added. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a formula, so that spreadsheets show it as text. See OWASP, CSV injection. */
export const guardFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Undoes `guardFormula`, so that an exported value is imported unchanged. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
