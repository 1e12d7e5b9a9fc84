import { desc, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companyImports, type ImportedChange } from "#server/database/tables.ts";

export type StoredImport = typeof companyImports.$inferSelect;

export async function saveImport(
  transaction: Transaction,
  done: { fileName: string | null; changes: ImportedChange[] },
): Promise<void> {
  await transaction.insert(companyImports).values(done);
}

/** The newest import that has not been undone. */
export async function readLastImport(database: Database | Transaction): Promise<StoredImport | null> {
  const [row] = await database
    .select()
    .from(companyImports)
    .where(isNull(companyImports.undoneAt))
    .orderBy(desc(companyImports.id))
    .limit(1);
  return row ?? null;
}

export async function markUndone(transaction: Transaction, id: number): Promise<void> {
  await transaction.update(companyImports).set({ undoneAt: sql`now()` }).where(eq(companyImports.id, id));
}
