import { and, asc, count, eq, inArray, lte, not, sql } from "drizzle-orm";
import type { DraftStep } from "#contract/companies/drafts.ts";
import { ENDS_TRADE } from "#contract/registers/register-options.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { mayHaveEnded } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";

/** The maximum for each step. Further drafts appear when earlier drafts are invited or decided. */
const MAX_LISTED = 100;

const isDraft = eq(companies.listing, "draft");
/**
 * True if the draft has reviews, or if another entry was merged into it. Deleting the draft would lose the reviews or the entry.
 */
const mustStay = sql<boolean>`(exists (select from reviews r where r.company_id = companies.id)
  or exists (select from company_merges m where m.kept_id = companies.id and m.undone_at is null))`;
const { id, name, location, county, postcode, phone, website, email } = companies;
const { sources, invitedAt, createdAt, draftedAt, registers } = companies;
const hasEnded = sql`exists (select from jsonb_array_elements(${registers}) r where ${inArray(sql`r ->> 'status'`, [...ENDS_TRADE])})`;
/** Agrees with `canBeEmailed` and `endOfTrade`, which decide once more when the company is asked. */
const step = sql<DraftStep>`case when ${invitedAt} is not null then 'asked'
  when coalesce(trim(${email}), '') in ('', 'Unknown') or ${hasEnded} or ${mayHaveEnded} then 'ring' else 'ask' end`;
const fields = {
  ...{ id, name, location, county, postcode, phone, website, email },
  ...{ sources, invitedAt, createdAt, mustStay, draftedAt, registers, step },
};

export type StoredDraft = Awaited<ReturnType<typeof readDrafts>>[number];

/** The oldest drafts of each step, so that many drafts of one step keep no other out of sight. */
export function readDrafts(database: Database) {
  const place = sql<number>`row_number() over (partition by ${step} order by ${id})`.as("place");
  const placed = database.select({ id, place }).from(companies).where(isDraft).as("placed");
  return database
    .select(fields)
    .from(companies)
    .innerJoin(placed, eq(placed.id, id))
    .where(lte(placed.place, MAX_LISTED))
    .orderBy(asc(id));
}

export async function countDrafts(database: Database): Promise<Record<DraftStep, number>> {
  const counted = await database
    .select({ step, drafts: count() })
    .from(companies)
    .where(isDraft)
    .groupBy(sql`1`);
  const found = Object.fromEntries(counted.map(({ step, drafts }) => [step, drafts]));
  return { ask: 0, ring: 0, asked: 0, ...found };
}

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
