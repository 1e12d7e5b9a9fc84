import { and, asc, desc, eq, getTableColumns, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import { carrierOf } from "#contract/carriers/carrier.ts";
import { companySchema } from "#contract/companies.ts";
import { FIRM_SESSION_HOURS } from "#contract/firms/listing-parts.ts";
import { isChangeAskedAgain } from "#server/database/conditions.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { lockListings, restateListings } from "#server/database/listings.ts";
import { firstRow, idsOf } from "#server/database/rows.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { changeLog, proposals } from "#server/database/tables/changes.ts";
import { companies, firmLinks, firmSessions, type ListingState } from "#server/database/tables/companies.ts";

const companyFields = schemaFields(companies, companySchema.omit({ ownScore: true, carrier: true }));

const inHours = (hours: number, from?: Date) =>
  sql`coalesce(${from ?? null}::timestamptz, now()) + make_interval(hours => ${hours})`;
const isOpenLink = (tokenHash: string) =>
  and(eq(firmLinks.tokenHash, tokenHash), isNull(firmLinks.usedAt), gt(firmLinks.expiresAt, sql`now()`));

export async function findListing(database: Queryable, id: number) {
  const [row] = await database
    .select({ ...companyFields, carrier: companies.carrier, listing: companies.listing })
    .from(companies)
    .where(eq(companies.id, id));
  return row ? { ...row, carrier: carrierOf(row.licenseNumber, row.carrier) } : null;
}

/** The link is valid for `hours` hours after `from`, the time at which its email leaves. */
interface NewLink {
  tokenHash: string;
  companyId: number;
  hours: number;
  from?: Date | undefined;
}

export async function insertLink(tx: Transaction, { hours, from, ...link }: NewLink) {
  await tx.insert(firmLinks).values({ ...link, expiresAt: inHours(hours, from) });
}

const companyIn = async (rows: PromiseLike<{ companyId: number }[]>): Promise<number | null> =>
  (await firstRow(rows))?.companyId ?? null;

export const companyOfLink = (database: Database, tokenHash: string): Promise<number | null> =>
  companyIn(database.select().from(firmLinks).where(isOpenLink(tokenHash)));

/** If two requests use a link at the same time, the second gets null. */
export function consumeLink(tx: Transaction, tokenHash: string): Promise<number | null> {
  const used = tx.update(firmLinks).set({ usedAt: sql`now()` });
  return companyIn(used.where(isOpenLink(tokenHash)).returning());
}

export async function insertSession(tx: Transaction, session: { tokenHash: string; companyId: number }) {
  await tx.insert(firmSessions).values({ ...session, expiresAt: inHours(FIRM_SESSION_HOURS) });
}

export function companyOfSession(database: Database, tokenHash: string): Promise<number | null> {
  const isOpen = and(eq(firmSessions.tokenHash, tokenHash), gt(firmSessions.expiresAt, sql`now()`));
  return companyIn(database.select().from(firmSessions).where(isOpen));
}

export async function deleteSessions(database: Queryable, companyId: number): Promise<void> {
  await database.delete(firmSessions).where(eq(firmSessions.companyId, companyId));
}

export async function deleteLinks(tx: Transaction, companyId: number): Promise<void> {
  await tx.delete(firmLinks).where(eq(firmLinks.companyId, companyId));
}

export async function deleteOldAccess(database: Database): Promise<void> {
  await database.delete(firmSessions).where(lt(firmSessions.expiresAt, sql`now()`));
  await database.delete(firmLinks).where(lt(firmLinks.expiresAt, sql`now()`));
}

const isWaiting = (companyId: number) =>
  and(eq(proposals.companyId, companyId), eq(proposals.state, "waiting"));

/** Returns the former state. Null if the listing was already removed or does not exist. */
export async function hideListing(tx: Transaction, companyId: number): Promise<ListingState | null> {
  const { listing = null } = (await lockListings(tx, [companyId])).get(companyId) ?? {};
  if (listing === null || listing === "removed") return null;
  await restateListings(tx, eq(companies.id, companyId), { listing: "removed", changedBy: "company" });
  return listing;
}

/**
 * Null if the company is unknown or has no address. Merges and decisions also lock a company before its proposals, which avoids
 * deadlocks.
 */
export async function lockListing(tx: Transaction, companyId: number): Promise<string | null> {
  return (await lockListings(tx, [companyId])).get(companyId)?.email?.trim() ?? null;
}

export const showListing = (tx: Transaction, companyId: number, listing: ListingState): Promise<void> => {
  const isHidden = and(eq(companies.id, companyId), eq(companies.listing, "removed"));
  return restateListings(tx, isHidden, { listing, changedBy: "company" });
};

export async function insertProposal(tx: Transaction, row: typeof proposals.$inferInsert): Promise<void> {
  await tx.insert(proposals).values(row);
}

export const ownProposals = (database: Queryable, companyId: number) =>
  database
    .select()
    .from(proposals)
    .where(and(isWaiting(companyId), or(eq(proposals.kind, "change"), eq(proposals.kind, "removal"))))
    .orderBy(asc(proposals.id));

const refusedBecause = sql<string | null>`(select reason from ${changeLog} where kind = 'change-refused'
  and ${changeLog.companyId} = ${proposals.companyId} and jsonb_exists(${changeLog.after}, ${proposals.field})
  order by ${changeLog.id} desc limit 1)`;

/** Finds the latest change of each field that was refused in the last 30 days. Leaves out fields whose new change waits. */
export const refusedChanges = (database: Queryable, companyId: number) =>
  database
    .selectDistinctOn([proposals.field], { ...getTableColumns(proposals), reason: refusedBecause })
    .from(proposals)
    .where(
      and(
        eq(proposals.companyId, companyId),
        eq(proposals.kind, "change"),
        eq(proposals.state, "refused"),
        gt(proposals.decidedAt, sql`now() - interval '30 days'`),
        not(isChangeAskedAgain),
      ),
    )
    .orderBy(proposals.field, desc(proposals.id));

/** If `field` is null, deletes the request for removal. */
export function deleteOwnProposal(tx: Transaction, companyId: number, field: string | null) {
  const isChange = and(eq(proposals.kind, "change"), eq(proposals.field, field ?? ""));
  const isIt = field === null ? eq(proposals.kind, "removal") : isChange;
  return firstRow(
    tx
      .delete(proposals)
      .where(and(isWaiting(companyId), isIt))
      .returning(),
  );
}

export function turnPauses(database: Database, today: string): Promise<number[]> {
  const { id, pauses, pausedUntil } = companies;
  const end = sql`end_of_pause(${pauses}, ${today}::date)`;
  const isTurning = or(lt(pausedUntil, today), sql`${end} > coalesce(${pausedUntil}, '-infinity')`);
  const turned = database.update(companies).set({ pausedUntil: sql`${end}` });
  return idsOf(turned.where(isTurning).returning({ id }));
}
