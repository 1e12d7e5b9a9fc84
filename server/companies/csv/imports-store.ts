import { desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Queryable, Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { changeLog, companyImports, type ImportedChange } from "#server/database/tables/changes.ts";

export type StoredImport = typeof companyImports.$inferSelect;

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

export function readLastImport(database: Queryable): Promise<StoredImport | null> {
  const done = database.select().from(companyImports).where(isNull(companyImports.undoneAt));
  return firstRow(done.orderBy(desc(companyImports.id)).limit(1));
}

export async function markImportUndone(transaction: Transaction, id: number): Promise<void> {
  await transaction.update(companyImports).set({ undoneAt: sql`now()` }).where(eq(companyImports.id, id));
  await transaction.update(changeLog).set({ undoneAt: sql`now()` }).where(eq(changeLog.importId, id));
}
