import type { Company } from "#contract/companies.ts";
import { companyFields, FLAG_FIELDS } from "#contract/company-input.ts";
import { guardFormula, unguardFormula } from "#contract/text/csv.ts";
import type { CompanyCsvColumn, EditableField } from "./columns.ts";
import { readNested } from "./read-nested.ts";
import {
  CellProblem,
  firstEmail,
  firstWebsite,
  plainAmount,
  plainInteger,
  readDate,
  refuseLost,
  saysNothing,
  withoutEntities,
} from "./spreadsheet-cells.ts";
import { formatTerm, isTermField, readTerm, type TermField, type TermValue } from "./terms/term-cells.ts";

export type CellValue = string | number | boolean | null | TermValue;

const FLAGS = new Set<string>(FLAG_FIELDS);

const YES = new Set(["true", "yes", "y", "t", "1", "1.0", "x", "on", "✓", "✔", "☑", "√", "available"]);
const NO = new Set([..."false no n f 0 0.0 off ✗ ✘ ✕ × ☐ none".split(" "), "not available"]);

type TextField = Exclude<EditableField, TermField>;

export const toText = (column: CompanyCsvColumn, value: Company[CompanyCsvColumn] | CellValue): string =>
  isTermField(column) ? formatTerm(column, value) : String(value ?? "");

/** Guards texts, because a spreadsheet could run a text as a formula. */
export function toCell(column: CompanyCsvColumn, value: Company[CompanyCsvColumn]): string {
  const text = toText(column, value);
  return typeof value === "string" || isTermField(column) ? guardFormula(text) : text;
}

function flag(cell: string): boolean | string {
  const word = cell.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : cell;
}

/**
 * Restores a number written as "4.41132345683E+11". Null if digits are lost, as in "4.41E+11", or if the cell has another form.
 */
function unshortened(cell: string): string | null {
  const [, whole = "", part = "", exponent] = /^\+?(\d)[.,](\d+)E\+?(\d+)$/i.exec(cell) ?? [];
  return exponent && part.length === Number(exponent) ? whole + part : null;
}

/** Restores telephone numbers that a spreadsheet took for numbers or formulas. Throws a `CellProblem` if digits are lost. */
function phone(cell: string): string {
  const whole = unshortened(cell) ?? cell;
  if (/^\+?\d([.,]\d+)?E\+?\d+$/i.test(whole)) {
    throw new CellProblem(`Phone "${cell}" was shortened by a spreadsheet; format that column as text`);
  }
  const typed = whole
    .normalize("NFKC")
    .replace(/^["'’`=-]{1,3}(?=[+(]?\d[\d\s()-]{5})/, "")
    .replace(/(?<=\d)["'’`]$/, "")
    .replace(/^tel:/i, "")
    .replace(/^([\d\s+()-]+)[.,]0+$/, "$1");
  const digits = typed.replace(/^\d{1,3}(?:,\d{3})+$/, (number) => number.replaceAll(",", ""));
  const compact = /^[\d\s()./-]+$/.test(digits) ? digits.replace(/\D/g, "") : "";
  // Spreadsheets drop the plus sign of +44 and +353, and the leading 0. The code below restores them.
  if (/^440?[1-9]\d{8,9}$/.test(compact)) return `+44${compact.replace(/^440?/, "")}`;
  if (/^353[1-9]\d{7,8}$/.test(compact)) return `+${compact}`;
  return /^[1-9]\d{8,9}$/.test(compact) ? digits.replace(/\d/, "0$&") : digits;
}

const year = (cell: string): string =>
  /^(\d{4})-\d\d-\d\d$/.exec(readDate(cell))?.[1] ??
  plainInteger(cell.replace(/^(?:est(?:ablished|d)?|since|founded|from|in|c|circa)[\s.:]+(?:in\s)?/i, ""));

type Conversion = (cell: string) => string | boolean;
const CONVERSIONS: Partial<Record<TextField, Conversion>> = {
  ...Object.fromEntries(FLAG_FIELDS.map((field) => [field, flag])),
  ...{ priceFrom: plainAmount, priceTo: plainAmount, establishedYear: year },
  ...{ phone, email: firstEmail, website: firstWebsite },
};

/** True for the email "Unknown", which is stored, although similar words count as an empty cell. */
const isStoredWord = (field: EditableField, cell: string) => field === "email" && /^unknown$/i.test(cell);

/** "TBC" can be a company's name. */
const isEmptyCell = (field: EditableField, cell: string): boolean =>
  cell === "" || (field !== "name" && saysNothing(cell) && !isStoredWord(field, cell));

/** A phone begins with "=" if a spreadsheet took "+44" for a formula. Elsewhere exports put an apostrophe before the sign. */
function refuseFormula(field: EditableField, cell: string): void {
  if (/^[=＝]/.test(cell) && field !== "phone")
    throw new CellProblem(
      `The ${field} begins with "=", so a spreadsheet would run it as a formula; write the text without that sign`,
    );
}

/**
 * Unwraps `="0113 496 0001"`, a formula that keeps spreadsheets from changing the text. Also removes quotation marks that some
 * programs write with backslashes or in typographic form.
 */
const withoutQuotes = (cell: string) =>
  cell
    .replace(/^="(.*)"$/s, (_, inside: string) => inside.replaceAll('""', '"').trim())
    .replace(/^"(.*\\".*)"$/s, (_, inside: string) => inside.replaceAll('\\"', '"').trim())
    .replace(/^“([^“”]*)”$/s, "$1");

function withoutBrackets(cell: string): string {
  const list = readNested(cell);
  return Array.isArray(list) && list.every((item) => typeof item === "string") ? list.join(", ") : cell;
}

/** Undefined if the cell of a yes/no field is empty. Throws a `CellProblem` for a wrong value. */
export function fromCell(field: EditableField, raw: string): CellValue | undefined {
  const unwrapped = withoutBrackets(withoutQuotes(raw.trim()));
  refuseFormula(field, unwrapped);
  const typed = withoutEntities(unguardFormula(unwrapped));
  if (typed.includes("\0")) throw new CellProblem("There is a NUL character in this row");
  const cell = isEmptyCell(field, typed) ? "" : typed;
  if (FLAGS.has(field) && cell === "") return undefined;
  if (isTermField(field)) return readTerm(field, cell);
  // A year may come with its month.
  if (field !== "establishedYear") refuseLost(field, cell);
  const result = companyFields[field].safeParse(CONVERSIONS[field]?.(cell) ?? cell);
  if (result.success) return result.data ?? null;
  throw new CellProblem(result.error.issues[0]?.message ?? `${field} cannot be read`);
}

const plain = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** A cell that equals the stored value is accepted even if today's rules would refuse the value. */
export const equalsStored = (column: CompanyCsvColumn, raw: string, stored: Company[CompanyCsvColumn]) =>
  plain(unguardFormula(raw.trim())) === plain(toText(column, stored));
