import type { Company } from "#contract/companies.ts";
import { companyFields } from "#contract/company-input.ts";
import type { Column, EditableField } from "./columns.ts";
import { guard, unguard } from "./formula-guard.ts";

export type CellValue = string | number | boolean | null;

/** What is wrong with a cell, as a sentence. */
export class CellProblem extends Error {
  override name = "CellProblem";
}

const FLAGS = new Set<string>(["featured", "verified", "permits", "eco"] satisfies EditableField[]);
const PRICES = new Set<string>(["priceFrom", "priceTo"] satisfies EditableField[]);

const YES = new Set(["true", "yes", "y", "1", "x", "on"]);
const NO = new Set(["false", "no", "n", "0", "off"]);

/** A field of a company as it stands in a file. */
export function toCell(value: Company[Column]): string {
  return typeof value === "string" ? guard(value) : value === null ? "" : String(value);
}

/** As other programs write amounts: "£80", "80,50". */
const amount = (cell: string) => cell.replace(/^£\s*/, "").replace(/^(\d+),(\d{1,2})$/, "$1.$2");

function flag(cell: string): boolean | string {
  const word = cell.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : cell;
}

function phone(cell: string): string {
  if (/^\d([.,]\d+)?E\+\d+$/i.test(cell)) {
    throw new CellProblem(`Phone "${cell}" was shortened by a spreadsheet; format that column as text`);
  }
  // Spreadsheets drop the 0 that a number begins with.
  return /^[1-9]\d{8,9}$/.test(cell) ? `0${cell}` : cell;
}

/** What a cell says before it is checked. */
function meaning(field: EditableField, cell: string): string | boolean {
  if (FLAGS.has(field)) return flag(cell);
  if (PRICES.has(field)) return amount(cell);
  return field === "phone" ? phone(cell) : cell;
}

/** The value a cell stands for; undefined when it says nothing, which only switches can. Throws a `CellProblem`. */
export function fromCell(field: EditableField, raw: string): CellValue | undefined {
  const cell = unguard(raw.trim());
  if (cell.includes("\0")) throw new CellProblem("There is a NUL character in this row");
  if (FLAGS.has(field) && cell === "") return undefined;
  const result = companyFields[field].safeParse(meaning(field, cell));
  if (result.success) return result.data ?? null;
  throw new CellProblem(result.error.issues[0]?.message ?? `${field} cannot be read`);
}

const plain = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** Whether a cell repeats what is stored. Such a cell is fine as it is, whatever the rules are today. */
export function repeats(raw: string, stored: Company[Column]): boolean {
  return plain(unguard(raw.trim())) === plain(typeof stored === "string" ? stored : toCell(stored));
}
