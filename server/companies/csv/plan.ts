import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { ImportRow } from "#contract/company-import.ts";
import { type CompanyIdentity, isAnotherCompany } from "#contract/text/company-match.ts";
import type { AuthorityNamed } from "../authorities.ts";
import { type NewCompanyRating, startingScore } from "../edit.ts";
import { createKnownCompanies, type KnownCompany } from "./known-companies.ts";
import {
  asChanges,
  type EditableCompany,
  type RowReading,
  type RowValues,
  readChanges,
  readNewCompany,
} from "./row-values.ts";
import { plainInteger } from "./spreadsheet-cells.ts";
import type { MergedInto } from "./store.ts";
import type { TableRow } from "./table.ts";

export type PlannedWrite =
  | { kind: "add"; id: number | null; values: RowValues & RowScore }
  | { kind: "change"; company: EditableCompany; values: RowValues };

export interface PlannedRow {
  row: ImportRow;
  /** Null if the row is unchanged, possibly a duplicate, or refused. */
  write: PlannedWrite | null;
}

const ROWS_BETWEEN_YIELDS = 100;
const ROWS_BETWEEN_REPORTS = 10_000;

export async function planImport(rows: readonly TableRow[], deps: PlannerDeps): Promise<PlannedRow[]> {
  const planRow = createRowPlanner(deps);
  const planned: PlannedRow[] = [];
  for (const row of rows) {
    if (planned.length % ROWS_BETWEEN_YIELDS === 0) await yieldToEventLoop();
    if (planned.length > 0 && planned.length % ROWS_BETWEEN_REPORTS === 0) deps.onProgress?.(planned.length);
    planned.push(planRow(row));
  }
  return planned;
}

interface PlannerDeps {
  companies: readonly EditableCompany[];
  mergedInto: MergedInto;
  newCompanyRating: NewCompanyRating;
  isRemoved: (company: CompanyIdentity) => boolean;
  authorityNamed: AuthorityNamed;
  onProgress?: ((rows: number) => void) | undefined;
}

const ASKED_TO_LEAVE =
  'This company asked not to be listed. If it wants to be listed again, put "new" in the id column';

function createRowPlanner({
  companies,
  mergedInto,
  newCompanyRating,
  isRemoved,
  authorityNamed,
}: PlannerDeps) {
  const readAsChanges = (row: TableRow, company: EditableCompany) =>
    readChanges(row, company, authorityNamed);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const merged = companies.filter(({ id }) => mergedInto.has(id));
  const mergedByKept = Map.groupBy(merged, ({ id }) => mergedInto.get(id));
  const lineOfId = new Map<number, number>();
  const known = createKnownCompanies({ companies, mergedInto });

  function planAddition(row: TableRow, rowId: RowId): PlannedRow {
    const { values, problems } = readNewCompany(row, authorityNamed);
    const { problems: scoreProblems, ...score } = readScore(row, newCompanyRating);
    const allProblems = [...problems, ...scoreProblems];
    if (allProblems.length > 0) return refused(row, allProblems.join(". "));
    const identity = values as CompanyIdentity;
    if (rowId.kind !== "new" && isRemoved(identity)) return refused(row, ASKED_TO_LEAVE);
    const matches = known.find(identity);
    // A file that is imported twice contains companies that are already listed. A row that says nothing new about such a company
    // counts as unchanged.
    const listed = matches
      .flatMap(({ match }) => byId.get(match.companyId ?? 0) ?? [])
      .find((company) => saysNothingNew(row, company, readAsChanges));
    if (listed) return { row: report(row, "unchanged", { companyId: listed.id }), write: null };
    const [match] = matches;
    if (match && rowId.kind !== "new") return duplicate(row, match);
    known.add(identity, { name: nameIn(row), companyId: null, line: row.line });
    const id = rowId.kind === "id" ? rowId.id : null;
    return { row: report(row, "new"), write: { kind: "add", id, values: { ...values, ...score } } };
  }

  return (row: TableRow): PlannedRow => {
    const rowId = readRowId(row);
    if (rowId.kind === "unreadable")
      return refused(row, "id must be a whole number, or empty to add a company");
    if (rowId.kind !== "id") return planAddition(row, rowId);
    const earlier = lineOfId.get(rowId.id);
    if (earlier !== undefined) return refused(row, `Line ${earlier} has the same id`);
    lineOfId.set(rowId.id, row.line);
    const company = byId.get(rowId.id);
    if (!company) return planAddition(row, rowId);
    const kept = byId.get(mergedInto.get(company.id) ?? company.id);
    const name = nameIn(row) || company.name;
    if (kept && kept !== company) return refused(row, whyMerged(company, kept), { companyId: kept.id, name });
    const planned = planChange(readAsChanges(row, company), {
      row,
      company,
      merged: mergedByKept.get(company.id) ?? [],
    });
    if (planned.write) {
      const identity = { ...company, ...planned.write.values } as CompanyIdentity;
      known.add(identity, { name: company.name, companyId: company.id, line: null });
    }
    return planned;
  };
}

const whyMerged = (merged: EditableCompany, kept: EditableCompany) =>
  `Company ${merged.id} was merged into company ${kept.id}, "${kept.name}". To change that company, use its id`;

function saysNothingNew(
  row: TableRow,
  company: EditableCompany,
  readAsChanges: (row: TableRow, company: EditableCompany) => RowReading,
): boolean {
  const said = [...row.cells].filter(([, cell]) => cell.trim() !== "");
  const { values, problems } = readAsChanges({ ...row, cells: new Map(said) }, company);
  return problems.length === 0 && Object.keys(values).length === 0;
}

function planChange(
  { values, problems }: RowReading,
  { row, company, merged }: { row: TableRow; company: EditableCompany; merged: readonly EditableCompany[] },
): PlannedRow {
  const about = { companyId: company.id, name: nameIn(row) || company.name };
  const [name, postcode, phone] = [row.cells.get("name"), row.cells.get("postcode"), row.cells.get("phone")];
  if ([company, ...merged].every((entry) => isAnotherCompany({ name, postcode, phone }, entry))) {
    const reason = `Company ${company.id} is "${company.name}" here, and nothing says it is the same company. Leave the id empty to add this one`;
    return refused(row, reason, about);
  }
  if (problems.length > 0) return refused(row, problems.join(". "), about);
  const changes = asChanges(company, values);
  if (changes.length === 0) return { row: report(row, "unchanged", about), write: null };
  return { row: report(row, "changed", { ...about, changes }), write: { kind: "change", company, values } };
}

const nameIn = (row: TableRow) => row.cells.get("name")?.trim() ?? "";

const report = (row: TableRow, kind: ImportRow["kind"], more: Partial<ImportRow> = {}): ImportRow => ({
  line: row.line,
  kind,
  companyId: null,
  name: nameIn(row),
  changes: [],
  reason: null,
  warning: null,
  ...more,
});

const refused = (row: TableRow, reason: string, about: Partial<ImportRow> = {}): PlannedRow => ({
  row: report(row, "refused", { ...about, reason }),
  write: null,
});

function duplicate(row: TableRow, { by, match }: { by: string; match: KnownCompany }): PlannedRow {
  const { companyId, line, name } = match;
  const reason =
    companyId === null
      ? `Same ${by} as "${name}" in line ${line}. To add both, put "new" in the id column`
      : `Same ${by} as "${name}", company ${companyId}. Put ${companyId} in the id column to change that company, or "new" to add this one as well`;
  return { row: report(row, "duplicate", { companyId, reason }), write: null };
}

/** The largest id that a file may assign. The column has 64 bits, so companies added later can still get higher ids. */
const MAX_ID = 2_147_483_647;

type RowId =
  | { kind: "none" }
  /** The cell says "new": add the company although it resembles another one. */
  | { kind: "new" }
  | { kind: "id"; id: number }
  | { kind: "unreadable" };

function readRowId(row: TableRow): RowId {
  const cell = row.cells.get("id")?.trim() ?? "";
  if (cell === "") return { kind: "none" };
  if (cell.toLowerCase() === "new") return { kind: "new" };
  const number = plainInteger(cell);
  const id = /^\d+$/.test(number) ? Number(number) : 0;
  return id >= 1 && id <= MAX_ID ? { kind: "id", id } : { kind: "unreadable" };
}

interface RowScore {
  rating: string | null;
  reviewCount: number;
}

/** If the row has no rating or no count, the starting score of `otherwise`. A review count of 0 means no rating. */
function readScore(row: TableRow, otherwise: NewCompanyRating): RowScore & { problems: string[] } {
  const rating = row.cells.get("rating")?.trim().replace(",", ".") ?? "";
  const count = row.cells.get("reviewCount")?.trim() ?? "";
  if (count === "0") return { rating: null, reviewCount: 0, problems: [] };
  if (rating === "" || count === "") return { ...startingScore(otherwise), problems: [] };
  const problems = [
    ...(/^[0-5](\.\d+)?$/.test(rating) && Number(rating) <= 5 ? [] : ["Rating must be from 0 to 5"]),
    ...(/^\d{1,6}$/.test(count) ? [] : ["Review count must be a whole number"]),
  ];
  return { rating, reviewCount: Number(count), problems };
}
