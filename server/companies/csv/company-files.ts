import { carrierNumberWarning } from "#contract/carriers/carrier-number.ts";
import type { ImportReport, LastImport } from "#contract/company-import.ts";
import type { CompanyExport } from "#contract/desk/company-search.ts";
import { IMPORT_KINDS } from "#contract/options.ts";
import { BYTE_ORDER_MARK, toCsvLine } from "#contract/text/csv.ts";
import { phoneWarning } from "#contract/text/phone-key.ts";
import type { Database, Queryable } from "#server/database/connect.ts";
import type { ReadReplica } from "#server/database/read-replica.ts";
import type { Places } from "#server/places/places.ts";
import type { Refusal } from "#server/refusal.ts";
import type { Companies } from "../companies.ts";
import type { NewCompanyRating } from "../edit.ts";
import { findCompanyIds } from "../find-store.ts";
import type { AuthorityNamed } from "../stated-terms.ts";
import { applyWrites, type Locate } from "./apply.ts";
import { toCell } from "./cells.ts";
import { COLUMNS, type CompanyCsvColumn } from "./columns.ts";
import { decode } from "./decode.ts";
import { type PlannedRow, type PlannedWrite, planImport } from "./plan.ts";
import { whyKeptOut } from "./removed-companies.ts";
import type { EditableCompany } from "./row-values.ts";
import * as store from "./store.ts";
import { readTable, type Table } from "./table.ts";
import { undoLast } from "./undo.ts";

export type CompanyFiles = ReturnType<typeof createCompanyFiles>;

interface CompanyFileDeps {
  database: Database;
  readReplica?: Pick<ReadReplica, "pickDatabase">;
  places: Pick<Places, "locate" | "mayBeDistrict">;
  permits: { authorityNamed: AuthorityNamed };
  companies: Pick<Companies, "refreshAfterWrite">;
  newCompanyRating: NewCompanyRating;
  /** Hashes the keys of companies that asked to be removed. Without this function, no company counts as removed. */
  hashKey?: store.HashKey;
  onProgress?: (rows: number) => void;
}

/** An import without `apply` is a dry run. */
export function createCompanyFiles(deps: CompanyFileDeps) {
  const { database, readReplica, places, companies, newCompanyRating, hashKey } = deps;

  const plan = async (reader: Queryable, table: Table, stored: readonly EditableCompany[]) => {
    const removed = await store.readRemovedKeys(reader);
    const planned = await planImport(table.rows, {
      companies: stored,
      mergedInto: await store.readMergedInto(reader),
      ...{ newCompanyRating, onProgress: deps.onProgress },
      ...{ authorityNamed: deps.permits.authorityNamed, mayBeDistrict: places.mayBeDistrict },
      isRemoved: (company) => hashKey !== undefined && whyKeptOut(company, removed, hashKey) === "asked",
    });
    return planned.map((row) => withWarnings(row, places.locate));
  };

  const apply = (table: Table, fileName: string | null) =>
    database.transaction(async (transaction) => {
      await store.waitForOtherImports(transaction);
      const planned = await plan(transaction, table, await store.lockEditable(transaction));
      const writes = planned.flatMap(({ write }) => write ?? []);
      const changes = await applyWrites(transaction, writes, places.locate);
      if (changes.length > 0) await store.saveImport(transaction, { fileName, changes });
      return { planned, ids: changes.map(({ id }) => id) };
    });

  return {
    async export() {
      const from = (await readReplica?.pickDatabase()) ?? database;
      return toCsv(store.readExported(from, await store.exportedIds(from)));
    },

    /** Reads from the primary database, so that the file includes the latest writes. */
    async exportFound(search: CompanyExport) {
      return toCsv(store.readExported(database, await findCompanyIds(database, search)));
    },

    async import(
      file: Uint8Array,
      { fileName, apply: isToBeApplied }: { fileName: string | null; apply: boolean },
    ): Promise<ImportReport> {
      const table = await readTable(decode(file));
      if (!isToBeApplied) {
        const planned = await plan(database, table, await store.readEditable(database));
        return reportOn(table, planned, false);
      }
      const { planned, ids } = await apply(table, fileName);
      await companies.refreshAfterWrite(ids);
      return reportOn(table, planned, true);
    },

    async lastImport(): Promise<LastImport | null> {
      const last = await store.readLastImport(database);
      return last && summaryOf(last);
    },

    /** If `id` is given, refuses unless the last import has this id. Also refuses if the undo would lose later changes. */
    async undoLastImport(id?: number): Promise<LastImport | Refusal> {
      const undone = await database.transaction(async (transaction) => {
        await store.waitForOtherImports(transaction);
        return undoLast(transaction, places.locate, id);
      });
      if ("refused" in undone) return undone;
      await companies.refreshAfterWrite(undone.ids);
      return summaryOf(undone.last);
    },
  };
}

function reportOn({ ignoredColumns }: Table, planned: readonly PlannedRow[], applied: boolean): ImportReport {
  const rows = planned.map(({ row }) => row);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).length;
  const counts = Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, of(kind)])) as ImportReport["counts"];
  return { applied, counts, ignoredColumns, rows };
}

const summaryOf = ({ id, fileName, added, all, createdAt }: store.StoredImport): LastImport => ({
  ...{ id, fileName, added, changed: all - added, createdAt: createdAt.toISOString() },
});

const cellOf = (company: store.ExportedCompany, column: CompanyCsvColumn) =>
  column === "createdAt" ? company.createdAt.toISOString() : toCell(column, company[column]);

/** Importing the exported file unchanged changes nothing. */
async function* toCsv(batches: AsyncIterable<store.ExportedCompany[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + toCsvLine(COLUMNS);
  for await (const companies of batches)
    yield companies.map((company) => toCsvLine(COLUMNS.map((column) => cellOf(company, column)))).join("");
}

function withWarnings({ row, write }: PlannedRow, locate: Locate): PlannedRow {
  if (!write) return { row, write };
  const { phone, licenseNumber } = write.values;
  const warnings = [
    warningOfPostcode(write, locate),
    typeof phone === "string" ? phoneWarning(phone) : null,
    typeof licenseNumber === "string" ? carrierNumberWarning(licenseNumber) : null,
  ];
  return { row: { ...row, warning: warnings.filter((one) => one !== null).join(". ") || null }, write };
}

/**
 * Null if the write sets no postcode, or if the postcode is known. With an unknown postcode, a company is placed at the centre of
 * its town, if the town is known.
 */
function warningOfPostcode(write: PlannedWrite, locate: Locate): string | null {
  const { postcode, location } = { ...(write.kind === "change" && write.company), ...write.values };
  const isNew = typeof write.values.postcode === "string";
  if (!isNew || locate({ postcode: String(postcode), location: "", county: "" })) return null;
  return `We don't know the postcode ${postcode}, so searches find the company at the centre of ${location}`;
}
