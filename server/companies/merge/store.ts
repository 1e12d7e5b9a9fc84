import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { firstRow, hasRows, idsOf, returnedRow } from "#server/database/rows.ts";
import { companyMerges, proposals, UNDECIDED } from "#server/database/tables/changes.ts";
import { companies, type ListingState } from "#server/database/tables/companies.ts";

export type StoredMerge = typeof companyMerges.$inferSelect;

export async function setListing(tx: Transaction, id: number, listing: ListingState): Promise<void> {
  await tx.update(companies).set({ listing }).where(eq(companies.id, id));
}

export async function copySources(
  tx: Transaction,
  { from, to, fields }: { from: number; to: number; fields: readonly string[] },
): Promise<void> {
  const copied = sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb)
    from jsonb_each((select sources from companies where id = ${from})) where key = any(${sql.param([...fields])}::text[]))`;
  await tx
    .update(companies)
    .set({ sources: sql`${companies.sources} || ${copied}` })
    .where(eq(companies.id, to));
}

export async function dropSources(tx: Transaction, id: number, fields: readonly string[]): Promise<void> {
  await tx
    .update(companies)
    .set({ sources: sql`${companies.sources} - ${sql.param([...fields])}::text[]` })
    .where(eq(companies.id, id));
}

export async function moveProposals(
  tx: Transaction,
  { from, to, ids }: { from: number; to: number; ids?: readonly number[] },
): Promise<number[]> {
  const isMoved = ids ? inArray(proposals.id, [...ids]) : inArray(proposals.state, UNDECIDED);
  const moved = tx.update(proposals).set({ companyId: to });
  return idsOf(moved.where(and(eq(proposals.companyId, from), isMoved)).returning({ id: proposals.id }));
}

export async function insertMerge(
  tx: Transaction,
  merge: Pick<StoredMerge, "keptId" | "mergedId" | "moved" | "before" | "after">,
): Promise<number> {
  return (await returnedRow(tx.insert(companyMerges).values(merge).returning({ id: companyMerges.id }))).id;
}

const isUndoable = (id: number) => and(eq(companyMerges.id, id), isNull(companyMerges.undoneAt));

export const findMerge = (tx: Transaction, id: number): Promise<StoredMerge | null> =>
  firstRow(tx.select().from(companyMerges).where(isUndoable(id)));

export function markMergeUndone(tx: Transaction, id: number): Promise<boolean> {
  const undone = tx.update(companyMerges).set({ undoneAt: sql`now()` });
  return hasRows(undone.where(isUndoable(id)).returning({ id: companyMerges.id }));
}
