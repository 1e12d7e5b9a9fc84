import { isDeepStrictEqual } from "node:util";
import type { Company } from "#contract/companies.ts";
import type { ImportChange } from "#contract/company-import.ts";
import { contradictionsAfter } from "#contract/company-input.ts";
import type { RoadRegistration, StatedPrice } from "#contract/job/terms.ts";
import { type AuthorityNamed, nameAuthorities } from "../authorities.ts";
import { statePrices } from "../state-prices.ts";
import { type CellValue, equalsStored, fromCell, toText } from "./cells.ts";
import { EDITABLE_FIELDS, type EditableField } from "./columns.ts";
import { CellProblem } from "./spreadsheet-cells.ts";
import type { TableRow } from "./table.ts";

export type EditableCompany = Pick<Company, "id" | EditableField>;
export type RowValues = Partial<Record<EditableField, CellValue>>;

export interface RowReading {
  values: RowValues;
  problems: string[];
}

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

const contradicting = (company: object, values: RowValues) =>
  contradictionsAfter(company, values).map(({ message }) => message);

function noteSource(values: RowValues, before: readonly StatedPrice[]): void {
  if (values.prices) values.prices = statePrices(values.prices as StatedPrice[], before, "directory");
}

function nameIn(
  values: RowValues,
  stored: readonly RoadRegistration[],
  authorityNamed: AuthorityNamed,
): string[] {
  if (!values.authorities) return [];
  const named = nameAuthorities(values.authorities as RoadRegistration[], stored, authorityNamed);
  values.authorities = named.authorities;
  return named.problem ? [`${named.problem.message} (in authorities)`] : [];
}

const REQUIRED = ["name", "location", "county"] as const satisfies EditableField[];

export function readNewCompany(row: TableRow, authorityNamed: AuthorityNamed): RowReading {
  const cells = new Map(row.cells);
  for (const field of REQUIRED) if (!cells.has(field)) cells.set(field, "");
  const isRequired = (field: EditableField) => REQUIRED.some((one) => one === field);
  const { values, problems } = readFields(
    { ...row, cells },
    (field, raw) => raw.trim() !== "" || isRequired(field),
  );
  noteSource(values, []);
  problems.push(...nameIn(values, [], authorityNamed));
  return { values, problems: [...problems, ...contradicting({}, values)] };
}

/**
 * An empty cell clears an optional field and leaves a yes/no field unchanged. In a required field, an empty cell is a problem.
 */
export function readChanges(
  row: TableRow,
  company: EditableCompany,
  authorityNamed: AuthorityNamed,
): RowReading {
  const { values, problems } = readFields(row, (field, raw) => !equalsStored(field, raw, company[field]));
  noteSource(values, company.prices);
  problems.push(...nameIn(values, company.authorities, authorityNamed));
  for (const field of EDITABLE_FIELDS) {
    if (field in values && isDeepStrictEqual(values[field] ?? null, company[field] ?? null))
      delete values[field];
  }
  return { values, problems: [...problems, ...contradicting(company, values)] };
}

export const asChanges = (company: EditableCompany, values: RowValues): ImportChange[] =>
  EDITABLE_FIELDS.flatMap((field) =>
    field in values
      ? [{ field, from: toText(field, company[field]), to: toText(field, values[field] ?? null) }]
      : [],
  );
