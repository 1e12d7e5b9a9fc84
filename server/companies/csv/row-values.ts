import type { Company } from "#contract/companies.ts";
import type { ImportChange } from "#contract/company-import.ts";
import { areReversed, PRICES_REVERSED } from "#contract/company-input.ts";
import { CellProblem, type CellValue, fromCell, repeats, toCell } from "./cells.ts";
import { EDITABLE_FIELDS, type EditableField } from "./columns.ts";
import type { TableRow } from "./table.ts";

/** What an import compares and may change. */
export type EditableCompany = Pick<Company, "id" | EditableField>;
export type RowValues = Partial<Record<EditableField, CellValue>>;

export interface RowReading {
  values: RowValues;
  /** Everything wrong with the row. */
  problems: string[];
}

/** Reads the fields that `wanted` picks from those the row has. */
function readFields(row: TableRow, wanted: (field: EditableField, raw: string) => boolean): RowReading {
  const values: RowValues = {};
  const problems = row.hasExtraCells
    ? ["The row has more cells than the first line has columns; a cell with a comma needs quotation marks"]
    : [];
  for (const field of EDITABLE_FIELDS) {
    const raw = row.cells.get(field);
    if (raw === undefined || !wanted(field, raw)) continue;
    try {
      const value = fromCell(field, raw);
      if (value !== undefined) values[field] = value;
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push(error.message);
    }
  }
  return { values, problems };
}

const reversed = (prices: object) => (areReversed(prices) ? [PRICES_REVERSED] : []);

const REQUIRED = ["name", "location", "county"] as const satisfies EditableField[];

/** A row that becomes a company. An empty cell says nothing, so that the usual starting values stand. */
export function readNewCompany(row: TableRow): RowReading {
  const cells = new Map(row.cells);
  for (const field of REQUIRED) if (!cells.has(field)) cells.set(field, "");
  const isRequired = (field: EditableField) => REQUIRED.some((one) => one === field);
  const { values, problems } = readFields(
    { ...row, cells },
    (field, raw) => raw.trim() !== "" || isRequired(field),
  );
  return { values, problems: [...problems, ...reversed(values)] };
}

/** What a row changes about a company. An empty cell empties the field; a missing one leaves it. */
export function readChanges(row: TableRow, company: EditableCompany): RowReading {
  const { values, problems } = readFields(row, (field, raw) => !repeats(raw, company[field]));
  for (const field of EDITABLE_FIELDS) {
    if (field in values && (values[field] ?? null) === (company[field] ?? null)) delete values[field];
  }
  const prices = "priceFrom" in values || "priceTo" in values ? reversed({ ...company, ...values }) : [];
  return { values, problems: [...problems, ...prices] };
}

/** The same, for people to read. */
export const asChanges = (company: EditableCompany, values: RowValues): ImportChange[] =>
  EDITABLE_FIELDS.flatMap((field) =>
    field in values ? [{ field, from: shown(company[field]), to: shown(values[field] ?? null) }] : [],
  );

const shown = (value: CellValue) => (typeof value === "string" ? value : toCell(value));
