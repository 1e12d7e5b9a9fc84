/** What spreadsheets take for a formula, also in full width. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** With an apostrophe in front, a spreadsheet shows the text and runs nothing. */
export const guard = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Takes that apostrophe away again, so that what was exported comes back as it was. */
export const unguard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
