import { isDeepStrictEqual } from "node:util";
import type { Company } from "#contract/companies.ts";
import type { ImportChange } from "#contract/company-import.ts";
import { contradictionsAfter } from "#contract/company-input.ts";
import type { CoverageArea, RoadRegistration, StatedPrice } from "#contract/job/terms.ts";
import { nameAuthorities, statePrices, type TermReaders, unknownDistrict } from "../stated-terms.ts";
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

const EXTRA_CELLS =
  "The row has more cells than the first line has columns; a cell with a comma needs quotation marks";

function readFields(
  cells: TableRow["cells"],
  wanted: (field: EditableField, raw: string) => boolean,
): RowReading {
  const values: RowValues = {};
  const problems: string[] = [];
  for (const field of EDITABLE_FIELDS) {
    const raw = cells.get(field);
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

const REQUIRED = ["name", "location", "county"] as const satisfies EditableField[];

/** Columns that a new company must have, and that can be missing in the file. */
const REQUIRED_CELLS = REQUIRED.map((field) => [field, ""] as const);

/**
 * `company` is null for a new company. An empty cell clears an optional field and leaves a yes/no field unchanged. In a required
 * field, an empty cell is a problem.
 */
export function readRow(
  row: TableRow,
  company: EditableCompany | null,
  { authorityNamed, mayBeDistrict }: TermReaders,
): RowReading {
  const isRequired = (field: EditableField) => REQUIRED.some((one) => one === field);
  const { values, problems } = company
    ? readFields(row.cells, (field, raw) => !equalsStored(field, raw, company[field]))
    : readFields(
        new Map([...REQUIRED_CELLS, ...row.cells]),
        (field, raw) => raw.trim() !== "" || isRequired(field),
      );
  if (row.hasExtraCells) problems.unshift(EXTRA_CELLS);
  if (values.prices)
    values.prices = statePrices(values.prices as StatedPrice[], company?.prices ?? [], "directory");
  if (values.authorities) {
    const wanted = values.authorities as RoadRegistration[];
    const named = nameAuthorities(wanted, company?.authorities ?? [], authorityNamed);
    values.authorities = named.authorities;
    if (named.problem) problems.push(`${named.problem.message} (in authorities)`);
  }
  const areas = (values.coverageAreas ?? []) as CoverageArea[];
  const unknown = unknownDistrict(areas, company?.coverageAreas ?? [], mayBeDistrict);
  if (unknown) problems.push(`${unknown.message} (in coverageAreas)`);
  for (const field of company ? EDITABLE_FIELDS : [])
    if (field in values && isDeepStrictEqual(values[field] ?? null, company?.[field] ?? null))
      delete values[field];
  const contradictions = contradictionsAfter(company ?? {}, values);
  return { values, problems: [...problems, ...contradictions.map(({ message }) => message)] };
}

export const asChanges = (company: EditableCompany, values: RowValues): ImportChange[] =>
  EDITABLE_FIELDS.flatMap((field) =>
    field in values
      ? [{ field, from: toText(field, company[field]), to: toText(field, values[field] ?? null) }]
      : [],
  );
