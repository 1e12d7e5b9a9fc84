import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./connect.ts";
import { changeLog } from "./tables/changes.ts";

export type NewLogEntry = typeof changeLog.$inferInsert;

/** Does not record edits of listings (see `company_changes`) or merges (see `company_merges`). */
export async function insertLogEntries(tx: Transaction, entries: readonly NewLogEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(changeLog).values([...entries]);
}

/** Columns that the stored rows lack get their defaults. */
export async function insertKeptRows(
  tx: Transaction,
  table: PgTable,
  rows: readonly Record<string, unknown>[] = [],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const known = Object.values(getTableColumns(table)).map(({ name }) => snakeCase(name));
  const columns = sql.join(
    known.filter((name) => name in first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
  );
}

export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
