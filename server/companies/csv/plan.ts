import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { ImportRow } from "#contract/company-import.ts";
import { type CompanyIdentity, isAnotherCompany } from "#contract/text/company-match.ts";
import { type NewCompanyRating, startingScore } from "../edit.ts";
import type { TermReaders } from "../stated-terms.ts";
import { createKnownCompanies, type KnownCompany } from "./known-companies.ts";
import { asChanges, type EditableCompany, type RowReading, type RowValues, readRow } from "./row-values.ts";
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
  const plan: PlannedRow[] = [];
  for (const row of rows) {
    if (plan.length % ROWS_BETWEEN_YIELDS === 0) await yieldToEventLoop();
    if (plan.length > 0 && plan.length % ROWS_BETWEEN_REPORTS === 0) deps.onProgress?.(plan.length);
    plan.push(planRow(row));
  }
  return plan;
}

interface PlannerDeps extends TermReaders {
  companies: readonly EditableCompany[];
  mergedInto: MergedInto;
  newCompanyRating: NewCompanyRating;
  isRemoved: (company: CompanyIdentity) => boolean;
  onProgress?: ((rows: number) => void) | undefined;
}

const ASKED_TO_LEAVE =
  'This company asked not to be listed. If it wants to be listed again, put "new" in the id column';

function createRowPlanner(deps: PlannerDeps) {
  const { companies, mergedInto } = deps;
  const read = (row: TableRow, company: EditableCompany | null) => readRow(row, company, deps);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const merged = companies.filter(({ id }) => mergedInto.has(id));
  const mergedByKept = Map.groupBy(merged, ({ id }) => mergedInto.get(id));
  const lineOfId = new Map<number, number>();
  const known = createKnownCompanies({ companies, mergedInto });

  function saysNothingNew(row: TableRow, company: EditableCompany): boolean {
    const said = [...row.cells].filter(([, cell]) => cell.trim() !== "");
    const { values, problems } = read({ ...row, cells: new Map(said) }, company);
    return problems.length === 0 && Object.keys(values).length === 0;
  }

  function planAddition(row: TableRow, rowId: RowId): PlannedRow {
    const { values, problems } = read(row, null);
    const { problems: scoreProblems, ...score } = readScore(row, deps.newCompanyRating);
    const allProblems = [...problems, ...scoreProblems];
    if (allProblems.length > 0) return refused(row, allProblems.join(". "));
    const identity = values as CompanyIdentity;
    if (rowId !== "new" && deps.isRemoved(identity)) return refused(row, ASKED_TO_LEAVE);
    const matches = known.find(identity);
    // A file that is imported twice contains companies that are already listed. A row that says nothing new about such a company
    // counts as unchanged.
    const listed = matches
      .flatMap(({ match }) => byId.get(match.companyId ?? 0) ?? [])
      .find((company) => saysNothingNew(row, company));
    if (listed) return planned(row, "unchanged", { companyId: listed.id });
    const [match] = matches;
    if (match && rowId !== "new") return duplicate(row, match);
    known.add(identity, { name: nameIn(row), companyId: null, line: row.line });
    const id = typeof rowId === "number" ? rowId : null;
    return planned(row, "new", {}, { kind: "add", id, values: { ...values, ...score } });
  }

  return (row: TableRow): PlannedRow => {
    const rowId = readRowId(row);
    if (rowId === "unreadable") return refused(row, "id must be a whole number, or empty to add a company");
    if (typeof rowId !== "number") return planAddition(row, rowId);
    const earlier = lineOfId.get(rowId);
    if (earlier !== undefined) return refused(row, `Line ${earlier} has the same id`);
    lineOfId.set(rowId, row.line);
    const company = byId.get(rowId);
    if (!company) return planAddition(row, rowId);
    const kept = byId.get(mergedInto.get(company.id) ?? company.id);
    const name = nameIn(row) || company.name;
    if (kept && kept !== company) return refused(row, whyMerged(company, kept), { companyId: kept.id, name });
    const change = planChange(row, [company, ...(mergedByKept.get(company.id) ?? [])], read(row, company));
    if (change.write) {
      const identity = { ...company, ...change.write.values } as CompanyIdentity;
      known.add(identity, { name: company.name, companyId: company.id, line: null });
    }
    return change;
  };
}

const whyMerged = (merged: EditableCompany, kept: EditableCompany) =>
  `Company ${merged.id} was merged into company ${kept.id}, "${kept.name}". To change that company, use its id`;

/** `entries` are the company, and the entries that were merged into it. */
function planChange(
  row: TableRow,
  entries: [EditableCompany, ...EditableCompany[]],
  { values, problems }: RowReading,
): PlannedRow {
  const [company] = entries;
  const about = { companyId: company.id, name: nameIn(row) || company.name };
  const [name, postcode, phone] = [row.cells.get("name"), row.cells.get("postcode"), row.cells.get("phone")];
  if (entries.every((entry) => isAnotherCompany({ name, postcode, phone }, entry))) {
    const reason = `Company ${company.id} is "${company.name}" here, and nothing says it is the same company. Leave the id empty to add this one`;
    return refused(row, reason, about);
  }
  if (problems.length > 0) return refused(row, problems.join(". "), about);
  const changes = asChanges(company, values);
  return changes.length === 0
    ? planned(row, "unchanged", about)
    : planned(row, "changed", { ...about, changes }, { kind: "change", company, values });
}

const nameIn = (row: TableRow) => row.cells.get("name")?.trim() ?? "";

function planned(
  row: TableRow,
  kind: ImportRow["kind"],
  more: Partial<ImportRow> = {},
  write: PlannedWrite | null = null,
): PlannedRow {
  const empty = { companyId: null, name: nameIn(row), changes: [], reason: null, warning: null };
  return { row: { line: row.line, kind, ...empty, ...more }, write };
}

const refused = (row: TableRow, reason: string, about: Partial<ImportRow> = {}): PlannedRow =>
  planned(row, "refused", { ...about, reason });

function duplicate(row: TableRow, { by, match }: { by: string; match: KnownCompany }): PlannedRow {
  const { companyId, line, name } = match;
  const reason =
    companyId === null
      ? `Same ${by} as "${name}" in line ${line}. To add both, put "new" in the id column`
      : `Same ${by} as "${name}", company ${companyId}. Put ${companyId} in the id column to change that company, or "new" to add this one as well`;
  return planned(row, "duplicate", { companyId, reason });
}

/** The largest id that a file may assign. The column has 64 bits, so companies added later can still get higher ids. */
const MAX_ID = 2_147_483_647;

/** "new": add the company although it resembles another one. Null if the cell is empty. */
type RowId = number | "new" | "unreadable" | null;

function readRowId(row: TableRow): RowId {
  const cell = row.cells.get("id")?.trim() ?? "";
  if (cell === "") return null;
  if (cell.toLowerCase() === "new") return "new";
  const number = plainInteger(cell);
  const id = /^\d+$/.test(number) ? Number(number) : 0;
  return id >= 1 && id <= MAX_ID ? id : "unreadable";
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
