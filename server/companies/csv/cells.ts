import type { Company } from "#contract/companies.ts";
import { companyFields, FLAG_FIELDS } from "#contract/company-input.ts";
import { guardFormula, unguardFormula } from "#contract/text/csv.ts";
import { CellProblem } from "./cell-problem.ts";
import type { CompanyCsvColumn, EditableField } from "./columns.ts";
import { formatTerm, isTermField, readTerm, type TermField, type TermValue } from "./terms/term-cells.ts";

export type CellValue = string | number | boolean | null | TermValue;

const FLAGS = new Set<string>(FLAG_FIELDS);

const YES = new Set(["true", "yes", "y", "t", "1", "x", "on", "✓", "✔", "☑"]);
const NO = new Set(["false", "no", "n", "f", "0", "off", "✗", "✘", "☐"]);

type TextField = Exclude<EditableField, TermField>;

/** Formats a field of a company as text, without a guard against formulas. */
export const toText = (column: CompanyCsvColumn, value: Company[CompanyCsvColumn] | CellValue): string =>
  isTermField(column) ? formatTerm(column, value) : String(value ?? "");

/** Formats a field of a company as a cell of an exported file. Only text can be a formula. */
export function toCell(column: CompanyCsvColumn, value: Company[CompanyCsvColumn]): string {
  const text = toText(column, value);
  return typeof value === "string" || isTermField(column) ? guardFormula(text) : text;
}

/** Converts amounts in other programs' formats ("£80", "80,50") to plain numbers. */
const amount = (cell: string) => cell.replace(/^£\s*/, "").replace(/^(\d+),(\d{1,2})$/, "$1.$2");

function flag(cell: string): boolean | string {
  const word = cell.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : cell;
}

/** Undoes what spreadsheets do to telephone numbers that they take for numbers. */
function phone(cell: string): string {
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(cell)) {
    throw new CellProblem(`Phone "${cell}" was shortened by a spreadsheet; format that column as text`);
  }
  const digits = cell.replace(/^['’](?=[+(]?\d[\d\s()]{5})/, "").replace(/^([\d\s]+)[.,]0+$/, "$1");
  // The plus sign of the country code, or the leading 0, is lost.
  if (/^440?[1-9]\d{8,9}$/.test(digits)) return `+44${digits.replace(/^440?/, "")}`;
  return /^[1-9]\d{8,9}$/.test(digits) ? `0${digits}` : digits;
}

/** The first address of several, or of one as mail programs write it: "mailto:a@b.example", "Ann <a@b.example>". */
const email = (cell: string): string =>
  /<([^<>\s]+@[^<>\s]+)>/.exec(cell)?.[1] ??
  cell.replace(/^mailto:/i, "").replace(/^(\S+@\S+?)\s*[;,/|]\s*\S+@.*$/, "$1");

/** The year of "1998.0", "Est. 1998" and "since 1998". */
const year = (cell: string): string => /^\D{0,15}\b(\d{4})(?:[.,]0+)?$/.exec(cell)?.[1] ?? cell;

/** What other programs write for a field, in the field's own format. */
const REPAIRS: Partial<Record<TextField, (cell: string) => string>> = {
  ...{ phone, email, establishedYear: year, priceFrom: amount, priceTo: amount },
};

/** Converts a cell to the input type of the field's schema. */
function toInput(field: TextField, cell: string): string | boolean {
  return FLAGS.has(field) ? flag(cell) : (REPAIRS[field]?.(cell) ?? cell);
}

/**
 * The text in a formula that keeps spreadsheets from changing it: `="0113 496 0001"`. Some programs quote a cell with backslashes
 * or with the quotation marks of word processors.
 */
const withoutQuotes = (cell: string) =>
  cell
    .replace(/^="(.*)"$/s, (_, inside: string) => inside.replaceAll('""', '"').trim())
    .replace(/^"(.*\\".*)"$/s, (_, inside: string) => inside.replaceAll('\\"', '"').trim())
    .replace(/^“([^“”]*)”$/s, "$1");

/** Parses a cell. Returns undefined for the empty cell of a yes/no field. Throws a `CellProblem` for a wrong value. */
export function fromCell(field: EditableField, raw: string): CellValue | undefined {
  const cell = unguardFormula(withoutQuotes(raw.trim()));
  if (cell.includes("\0")) throw new CellProblem("There is a NUL character in this row");
  if (FLAGS.has(field) && cell === "") return undefined;
  if (isTermField(field)) return readTerm(field, cell);
  const result = companyFields[field].safeParse(toInput(field, cell));
  if (result.success) return result.data ?? null;
  throw new CellProblem(result.error.issues[0]?.message ?? `${field} cannot be read`);
}

const plain = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** Whether a cell equals the stored value. Such a cell is accepted even if today's rules would refuse the value. */
export function equalsStored(
  column: CompanyCsvColumn,
  raw: string,
  stored: Company[CompanyCsvColumn],
): boolean {
  return plain(unguardFormula(raw.trim())) === plain(toText(column, stored));
}
