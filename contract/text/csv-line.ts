const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Without a byte order mark, Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A line of a CSV file with its line break, as in RFC 4180. */
export const toCsvLine = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;
