import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies, companyChanges, proposals, removalRequests } from "#server/database/tables.ts";

/** More than these show once the first are decided. */
const MAX_LISTED = 200;

const select = (database: Database | Transaction) =>
  database
    .select({ proposal: proposals, company: companies })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId));

/** A proposal with the listing that it is about. */
export type StoredProposal = Awaited<ReturnType<typeof listWaiting>>[number];

/** Oldest first. */
export const listWaiting = (database: Database) =>
  select(database).where(eq(proposals.state, "waiting")).orderBy(asc(proposals.id)).limit(MAX_LISTED);

/** Locks a proposal that waits, so that it is decided once. */
export async function lockWaiting(tx: Transaction, id: number): Promise<StoredProposal | null> {
  const [row] = await select(tx)
    .where(and(eq(proposals.id, id), eq(proposals.state, "waiting")))
    .for("update", { of: proposals });
  return row ?? null;
}

/** Notes the decision and forgets who proposed it. */
export async function markDecided(tx: Transaction, id: number, state: "approved" | "refused"): Promise<void> {
  await tx
    .update(proposals)
    .set({ state, decidedAt: sql`now()`, name: null, email: null, phone: null })
    .where(eq(proposals.id, id));
}

/** The hidden entries of the same company that were merged into this one, or into one that was. */
export const entriesMergedInto = (tx: Transaction, id: number) =>
  tx
    .select()
    .from(companies)
    .where(and(eq(companies.listing, "merged"), sql`company_after_merges(${companies.id}) = ${id}`));

/** Deletes the entries of a company and keeps the keys by which an import knows that it must not come back. */
export async function deleteCompanies(
  tx: Transaction,
  ids: readonly number[],
  keys: readonly string[],
): Promise<void> {
  const rows = [...new Set(keys)].map((key) => ({ key }));
  if (rows.length > 0) await tx.insert(removalRequests).values(rows).onConflictDoNothing();
  await tx.delete(companies).where(inArray(companies.id, [...ids]));
}

/** Shows a listing again that its company wanted to be removed. */
export async function showAgain(tx: Transaction, id: number, listing: "public" | "draft"): Promise<void> {
  await tx.update(companies).set({ listing }).where(eq(companies.id, id));
}

export async function findChange(tx: Transaction, id: number) {
  const [change] = await tx.select().from(companyChanges).where(eq(companyChanges.id, id));
  return change ?? null;
}
