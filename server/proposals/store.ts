import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import type { ChangeKind } from "#contract/changes/options.ts";
import type { IdentityField } from "#contract/firms/listing-parts.ts";
import type { ProposalKind, ProposalList } from "#contract/proposals/proposals.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { isChangeAskedAgain } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { lockListings, restateListings } from "#server/database/listings.ts";
import { isFromOwnAddress } from "#server/database/mailbox-match.ts";
import { firstRow, hasRows } from "#server/database/rows.ts";
import { changeLog, companyImports, proposals, removalRequests } from "#server/database/tables/changes.ts";
import { companies, type ListingState } from "#server/database/tables/companies.ts";
import { deliveries } from "#server/database/tables/requests.ts";

const select = (database: Database | Transaction) =>
  database
    .select({ proposal: proposals, company: companies })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId));

export type StoredProposal = Awaited<ReturnType<typeof listWaiting>>[number];

const isWaiting = (kind: ProposalKind | undefined) =>
  and(eq(proposals.state, "waiting"), kind && eq(proposals.kind, kind));

/**
 * Confirmed claims come first, then proposals from the company's own address. In each of these groups, the oldest proposal comes
 * first.
 */
export const listWaiting = (database: Database, { kind, page, limit }: ProposalList) =>
  select(database)
    .where(isWaiting(kind))
    .orderBy(desc(isNotNull(proposals.confirmedAt)), desc(isFromOwnAddress), asc(proposals.id))
    .limit(limit)
    .offset((page - 1) * limit);

export const countUndecided = (database: Database, kind?: ProposalKind): Promise<number> =>
  database.$count(proposals, isWaiting(kind));

/**
 * Locks the proposal's company with the listings that were merged into it, which a removal deletes too, and then the proposal, in
 * the same order as a merge. Null if the proposal does not exist. "moved" if a merge moved it before the lock. The caller then
 * tries again in a new transaction.
 */
export async function lockProposal(tx: Transaction, id: number): Promise<StoredProposal | "moved" | null> {
  const [seen] = await select(tx).where(eq(proposals.id, id));
  if (!seen) return null;
  const companyId = seen.company.id;
  const merged = await entriesMergedInto(tx, companyId);
  await lockListings(tx, [companyId, ...merged.map((entry) => entry.id)]);
  const [locked] = await select(tx).where(eq(proposals.id, id)).for("update", { of: proposals });
  if (!locked) return null;
  return locked.company.id === companyId ? locked : "moved";
}

type ProposalDecided = Pick<typeof proposals.$inferSelect, "state" | "changeId">;

export async function markDecided(tx: Transaction, id: number, decided: ProposalDecided): Promise<void> {
  await tx
    .update(proposals)
    .set({ ...decided, decidedAt: sql`now()`, name: null, email: null, phone: null, network: null })
    .where(eq(proposals.id, id));
}

/** The hidden listings that were merged into this company, directly or through another listing. */
export const entriesMergedInto = (tx: Transaction, id: number) =>
  tx
    .select()
    .from(companies)
    .where(and(eq(companies.listing, "merged"), sql`company_after_merges(${companies.id}) = ${id}`));

/**
 * Keeps the companies' hashed keys, so that no import adds the companies again. The new log entries contain only the companies'
 * ids.
 */
export async function deleteCompaniesAtRequest(
  tx: Transaction,
  entries: readonly { id: number }[],
  keys: readonly string[],
): Promise<void> {
  const ids = entries.map(({ id }) => id);
  const rows = [...new Set(keys)].map((key) => ({ key }));
  if (rows.length > 0) await tx.insert(removalRequests).values(rows).onConflictDoNothing();
  await tx.delete(companies).where(inArray(companies.id, ids));
  await tx.delete(changeLog).where(inArray(changeLog.companyId, ids));
  for (const id of ids) await forgetImportOf(tx, id);
  const entry = { kind: "company-removed", changedBy: "administrator" } as const;
  await insertLogEntries(
    tx,
    ids.map((companyId) => ({ ...entry, companyId })),
  );
}

async function forgetImportOf(tx: Transaction, id: number): Promise<void> {
  const isIt = sql`c->'id' = to_jsonb(${id}::bigint)`;
  const each = sql`jsonb_array_elements(${companyImports.changes}) c`;
  await tx
    .update(companyImports)
    .set({ changes: sql`(select coalesce(jsonb_agg(c), '[]') from ${each} where not ${isIt})` })
    .where(sql`exists (select from ${each} where ${isIt})`);
}

/** Sets the state of a listing whose company asked for its removal: back to the former state, or to "removed" again. */
export const restateListing = (tx: Transaction, id: number, listing: ListingState): Promise<void> =>
  restateListings(tx, eq(companies.id, id), { listing, changedBy: "administrator" });

type UnmadeChange = Extract<ChangeKind, "change-refused" | "correction-left" | "correction-done">;

/** Logs a decision that changed no listing. A visitor's words are read from the proposal, with which they are deleted. */
export async function logUnmadeChange(
  tx: Transaction,
  { proposal, company }: StoredProposal,
  { kind, reason = null }: { kind: UnmadeChange; reason?: string | null },
) {
  const field = proposal.field as IdentityField;
  await insertLogEntries(tx, [
    {
      ...{ kind, changedBy: "administrator", reason },
      ...{ companyId: company.id, companyName: company.name },
      before: { [field]: company[field] ?? null, proposal: proposal.id },
      ...(kind === "change-refused" && { after: { [field]: proposal.suggestion } }),
    },
  ]);
}

/** False if the company has since asked for another change of the same field. */
export async function setWaiting(
  tx: Transaction,
  { id, companyId }: StoredProposal["proposal"],
): Promise<boolean> {
  const mayWait = or(ne(proposals.kind, "change"), not(isChangeAskedAgain));
  const opened = tx.update(proposals).set({ state: "waiting", decidedAt: null });
  const isOfCompany = and(isNull(changeLog.undoneAt), eq(changeLog.companyId, companyId));
  const isAbout = and(isOfCompany, eq(sql`(${changeLog.before} ->> 'proposal')::bigint`, id));
  if (!(await hasRows(opened.where(and(eq(proposals.id, id), mayWait)).returning({ id: proposals.id }))))
    return false;
  await tx.update(changeLog).set({ undoneAt: sql`now()` }).where(isAbout);
  return true;
}

export type ClaimedCompany = Pick<StoredProposal["company"], "id" | "name" | "email">;

/**
 * Null if the email has not failed or has no link. `company` is null if the company was deleted or merged since. A claim of one
 * listing gives no access to another listing.
 */
export async function lockFailedAcceptance(tx: Transaction, deliveryId: string) {
  const { id, name, email } = companies;
  const hasLink = sql`jsonb_path_exists(${deliveries.content}, '$.blocks[*] ? (@.kind == "button")')`;
  const isIt = and(eq(deliveries.id, deliveryId), eq(deliveries.kind, "claim-decision"));
  const emails = tx
    .select({ recipient: deliveries.recipient, company: { id, name, email } })
    .from(deliveries)
    .leftJoin(companies, and(eq(id, deliveries.companyId), ne(companies.listing, "merged")));
  const failed = emails.where(and(isIt, eq(deliveries.state, "failed"), hasLink));
  return firstRow(failed.for("update", { of: deliveries }));
}
