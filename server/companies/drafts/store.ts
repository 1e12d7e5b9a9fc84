import { and, asc, eq, isNotNull, not, sql } from "drizzle-orm";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";

/** Further drafts appear when earlier drafts are invited or decided. */
const MAX_LISTED = 100;

const isDraft = eq(companies.listing, "draft");
/**
 * True if the draft has reviews, or if another entry was merged into it. Deleting the draft would lose the reviews or the entry.
 */
const mustStay = sql<boolean>`(exists (select from reviews r where r.company_id = companies.id)
  or exists (select from company_merges m where m.kept_id = companies.id and m.undone_at is null))`;
const { id, name, location, county, postcode, phone, website, email } = companies;
const { sources, invitedAt, createdAt, draftedAt, registers } = companies;
const fields = {
  ...{ id, name, location, county, postcode, phone, website, email },
  ...{ sources, invitedAt, createdAt, mustStay, draftedAt, registers },
};

export type StoredDraft = Awaited<ReturnType<typeof readDrafts>>[number];

export const readDrafts = (database: Database) =>
  database
    .select(fields)
    .from(companies)
    .where(isDraft)
    .orderBy(asc(isNotNull(companies.invitedAt)), asc(companies.id))
    .limit(MAX_LISTED);

export const countDrafts = (database: Database): Promise<number> => database.$count(companies, isDraft);

export function lockDraft(tx: Transaction, draftId: number): Promise<StoredDraft | null> {
  const drafts = tx.select(fields).from(companies);
  return firstRow(drafts.where(and(isDraft, eq(companies.id, draftId))).for("no key update"));
}

export async function markDraftInvited(tx: Transaction, draftId: number): Promise<void> {
  await tx.update(companies).set({ invitedAt: sql`now()` }).where(eq(companies.id, draftId));
}

/** Stores hashed keys of companies, so that no import from a public source adds these companies again. */
export async function keepOutOfImports(tx: Transaction, keys: readonly string[]): Promise<void> {
  const rows = keys.map((key) => ({ key, reason: "discarded" as const }));
  // A reason that is stored already stays, such as "asked": the company asked to be removed.
  if (rows.length > 0) await tx.insert(removalRequests).values(rows).onConflictDoNothing();
}

export async function discardDraft(tx: Transaction, draftId: number): Promise<void> {
  await tx.delete(companies).where(and(isDraft, eq(companies.id, draftId)));
  await insertLogEntries(tx, [{ kind: "draft-discarded", changedBy: "administrator", companyId: draftId }]);
}

/** Keeps drafts that have reviews, and drafts into which another entry was merged. Returns the deleted drafts. */
export async function deleteDraftsOlderThan(tx: Transaction, days: number) {
  const isOld = sql`coalesce(${companies.draftedAt}, ${createdAt}) < now() - make_interval(days => ${days})`;
  return tx
    .delete(companies)
    .where(and(isDraft, isOld, not(mustStay)))
    .returning({ name, location, postcode, phone, website, invitedAt });
}
