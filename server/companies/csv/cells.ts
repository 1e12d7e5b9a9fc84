import type { Company } from "#contract/companies.ts";
import { companyFields } from "#contract/company-input.ts";
import type { Column, EditableField } from "./columns.ts";
import { guard, unguard } from "./formula-guard.ts";

export type CellValue = string | number | boolean | null;

/** A cell has a wrong value; the message is a sentence for the person who imports the file. */
export class CellProblem extends Error {
  override name = "CellProblem";
}

const FLAGS = new Set<string>(["featured", "verified", "permits", "eco"] satisfies EditableField[]);
const PRICES = new Set<string>(["priceFrom", "priceTo"] satisfies EditableField[]);

const YES = new Set(["true", "yes", "y", "1", "x", "on"]);
const NO = new Set(["false", "no", "n", "0", "off"]);

/** Formats a field of a company as a cell of an exported file. */
export function toCell(value: Company[Column]): string {
  return typeof value === "string" ? guard(value) : value === null ? "" : String(value);
}

/** Converts amounts as other programs write them ("£80", "80,50") to plain numbers. */
const amount = (cell: string) => cell.replace(/^£\s*/, "").replace(/^(\d+),(\d{1,2})$/, "$1.$2");

function flag(cell: string): boolean | string {
  const word = cell.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : cell;
}

function phone(cell: string): string {
  if (/^\d([.,]\d+)?E\+\d+$/i.test(cell)) {
    throw new CellProblem(`Phone "${cell}" was shortened by a spreadsheet; format that column as text`);
  }
  // Spreadsheets drop the leading 0 of a phone number.
  return /^[1-9]\d{8,9}$/.test(cell) ? `0${cell}` : cell;
}

/** Converts a cell to what the schema of its field expects. */
function toInput(field: EditableField, cell: string): string | boolean {
  if (FLAGS.has(field)) return flag(cell);
  if (PRICES.has(field)) return amount(cell);
  return field === "phone" ? phone(cell) : cell;
}

/** Parses a cell. Returns undefined for the empty cell of a yes/no field. Throws a `CellProblem` for a wrong value. */
export function fromCell(field: EditableField, raw: string): CellValue | undefined {
  const cell = unguard(raw.trim());
  if (cell.includes("\0")) throw new CellProblem("There is a NUL character in this row");
  if (FLAGS.has(field) && cell === "") return undefined;
  const result = companyFields[field].safeParse(toInput(field, cell));
  if (result.success) return result.data ?? null;
  throw new CellProblem(result.error.issues[0]?.message ?? `${field} cannot be read`);
}

const plain = (text: string) => text.trim().replace(/\r\n?/g, "\n");

/** Whether a cell equals the stored value. Such a cell is accepted even if today's rules would refuse the value. */
export function equalsStored(raw: string, stored: Company[Column]): boolean {
  return plain(unguard(raw.trim())) === plain(typeof stored === "string" ? stored : toCell(stored));
}
