import { asc, desc, eq, isNull, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { insertLogEntries, snakeCase } from "#server/database/change-log.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { firstRow, idsOf } from "#server/database/rows.ts";
import {
  changeLog,
  companyImports,
  companyMerges,
  type ImportedChange,
  removalRequests,
} from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import type { KeyedHash } from "#server/signing.ts";
import { COLUMNS, type CompanyCsvColumn, EDITABLE_FIELDS } from "./columns.ts";
import type { EditableCompany } from "./row-values.ts";

export type CompanyValues = typeof companies.$inferInsert;
export type ExportedCompany = Pick<typeof companies.$inferSelect, CompanyCsvColumn>;

/** PostgreSQL takes at most 65,535 parameters, and building a larger statement would block the event loop. */
const ROWS_PER_STATEMENT = 250;
const IMPORT_LOCK_KEY = 7_351_010;

const pick = <Name extends CompanyCsvColumn>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, companies[name]])) as Pick<typeof companies, Name>;

const editable = pick(["id", ...EDITABLE_FIELDS]);
const exported = pick(COLUMNS);

export function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += ROWS_PER_STATEMENT)
    yield items.slice(at, at + ROWS_PER_STATEMENT);
}

/** Blocks other imports and undos until this transaction ends. */
export const waitForOtherImports = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK_KEY})`);

export const readEditable = (database: Database): Promise<EditableCompany[]> =>
  database.select(editable).from(companies).orderBy(asc(companies.id));

/** Ordered by id to avoid deadlocks. */
export const lockEditable = (transaction: Transaction, ids?: readonly number[]): Promise<EditableCompany[]> =>
  transaction
    .select(editable)
    .from(companies)
    .where(ids && isOneOf(ids))
    .orderBy(asc(companies.id))
    .for("no key update");

export type MergedInto = ReadonlyMap<number, number>;

/**
 * Maps each merged entry to the company that has its data now. Lock companies before this call: a merge can be committed while a
 * lock waits.
 */
export async function readMergedInto(database: Queryable): Promise<MergedInto> {
  const rows = await database
    .select({
      mergedId: companyMerges.mergedId,
      keptId: sql`company_after_merges(${companyMerges.mergedId})`.mapWith(companyMerges.keptId),
    })
    .from(companyMerges)
    .where(isNull(companyMerges.undoneAt));
  return new Map(rows.map(({ mergedId, keptId }) => [mergedId, keptId]));
}

/** Passes all ids as one array parameter, so that their number is unlimited. */
const isOneOf = (ids: readonly number[]): SQL => sql`${companies.id} = any(${sql.param([...ids])}::bigint[])`;

/** Takes new ids from the sequence. First raises the sequence to at least the highest id that the file assigns (`named`). */
export async function reserveIds(transaction: Transaction, howMany: number, named: readonly number[]) {
  const highest = named.reduce((a, b) => Math.max(a, b), 0);
  if (highest > 0)
    await transaction.execute(
      sql`select setval('companies_id_seq', greatest(${highest}, (select last_value from companies_id_seq)))`,
    );
  const { rows } = await transaction.execute<{ id: string }>(
    sql`select nextval('companies_id_seq') as id from generate_series(1, ${howMany})`,
  );
  return rows.map(({ id }) => Number(id));
}

/** For at most one batch, as is `updateCompanies`. */
export async function insertCompanies(tx: Transaction, batch: CompanyValues[]): Promise<void> {
  await tx.insert(companies).values(batch);
}

const PLACED = ["latitude", "longitude"] as const;
const overwritten = Object.fromEntries(
  [...EDITABLE_FIELDS, ...PLACED].map((name) => [name, sql.raw(`excluded."${snakeCase(name)}"`)]),
);

export async function updateCompanies(tx: Transaction, batch: CompanyValues[]): Promise<void> {
  const conflict = { target: companies.id, set: overwritten };
  if (batch.length > 0) await tx.insert(companies).values(batch).onConflictDoUpdate(conflict);
}

export async function deleteCompanies(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.delete(companies).where(isOneOf(ids));
}

export function exportedIds(database: Database): Promise<number[]> {
  const found = database.select({ id: companies.id }).from(companies);
  return idsOf(found.where(ne(companies.listing, "merged")).orderBy(asc(companies.id)));
}

/** In the order of `ids`. */
export async function* readExported(database: Database, ids: readonly number[]) {
  for (const batch of batches(ids)) {
    const rows = await database.select(exported).from(companies).where(isOneOf(batch));
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield batch.flatMap((id) => byId.get(id) ?? []);
  }
}

export type HashKey = KeyedHash<[key: string]>;

export async function readRemovedKeys(database: Queryable) {
  const rows = await database
    .select({ key: removalRequests.key, reason: removalRequests.reason })
    .from(removalRequests);
  return new Map(rows.map(({ key, reason }) => [key, reason]));
}

export type StoredImport = NonNullable<Awaited<ReturnType<typeof readLastImport>>>;

/**
 * Older imports are deleted, because each import stores a copy of everything that it changed. A deleted import can't be undone.
 */
const MAX_STORED_IMPORTS = 10;

export async function saveImport(
  transaction: Transaction,
  done: { fileName: string | null; changes: ImportedChange[] },
): Promise<void> {
  const [row] = await transaction.insert(companyImports).values(done).returning({ id: companyImports.id });
  const { fileName, changes } = done;
  const added = changes.filter(({ before }) => before === null).length;
  const after = { fileName, added, changed: changes.length - added };
  await insertLogEntries(transaction, [{ kind: "import", changedBy: "import", importId: row?.id, after }]);
  const newest = transaction
    .select({ id: companyImports.id })
    .from(companyImports)
    .orderBy(desc(companyImports.id))
    .limit(MAX_STORED_IMPORTS);
  await transaction.delete(companyImports).where(notInArray(companyImports.id, newest));
}

/** Leaves out the changes, which can be larger than the memory. */
export function readLastImport(database: Queryable) {
  const { id, fileName, changes, createdAt, undoneAt } = companyImports;
  const isAdded = sql`c -> 'before' = 'null'`;
  const added = sql<number>`(select count(*)::int from jsonb_array_elements(${changes}) c where ${isAdded})`;
  const all = sql<number>`jsonb_array_length(${changes})`;
  const done = database.select({ id, fileName, createdAt, added, all }).from(companyImports);
  return firstRow(done.where(isNull(undoneAt)).orderBy(desc(id)).limit(1));
}

/** Reads the changes of an import in parts, in the order of the companies' ids to avoid deadlocks. */
export async function* readImportedChanges(tx: Transaction, importId: number) {
  await tx.execute(sql`declare imported cursor for select c as change
    from ${companyImports} i, jsonb_array_elements(i.changes) c where i.id = ${importId} order by (c ->> 'id')::bigint`);
  const next = sql`fetch ${sql.raw(String(ROWS_PER_STATEMENT))} from imported`;
  for (;;) {
    const { rows } = await tx.execute<{ change: ImportedChange }>(next);
    if (rows.length === 0) break;
    yield rows.map(({ change }) => change);
  }
  await tx.execute(sql`close imported`);
}

/** Deletes the changes, which only the undo needed. */
export async function markImportUndone(transaction: Transaction, id: number): Promise<void> {
  const undone = transaction.update(companyImports).set({ undoneAt: sql`now()`, changes: [] });
  await undone.where(eq(companyImports.id, id));
  await transaction.update(changeLog).set({ undoneAt: sql`now()` }).where(eq(changeLog.importId, id));
}
