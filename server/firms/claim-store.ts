import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, not, or, sql } from "drizzle-orm";
import { CONFIRM_CLAIM_DAYS, MAX_WAITING_PROPOSALS } from "#contract/firms/listing-parts.ts";
import { countedDomain, countedMailbox } from "#contract/text/counted-contact.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import { isPastRetention } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { bareAddress, bareKey, isFromOwnAddress } from "#server/database/mailbox-match.ts";
import { isSentInHour } from "#server/database/repeats.ts";
import { returnedRow } from "#server/database/rows.ts";
import { proposals, UNDECIDED } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { lockListing } from "./store.ts";

const isWaiting = eq(proposals.state, "waiting");
const isUndecided = inArray(proposals.state, UNDECIDED);
const newestFirst = [desc(proposals.createdAt), desc(proposals.id)];
const canStillConfirm = gt(proposals.createdAt, sql`now() - make_interval(days => ${CONFIRM_CLAIM_DAYS})`);

/**
 * Deletes proposals after two years, as the privacy policy states. Keeps waiting proposals of the company itself, because its
 * hidden listing may wait for the decision. A claim over the limit is deleted when its link has expired.
 */
export async function deleteOldProposals(database: Database): Promise<void> {
  const mayGo = or(ne(proposals.state, "waiting"), inArray(proposals.kind, ["correction", "claim"]));
  const isLinkOver = and(eq(proposals.state, "over-limit"), not(canStillConfirm));
  await database.delete(proposals).where(or(and(isPastRetention(proposals.createdAt), mayGo), isLinkOver));
}

type Sender = "companyId" | "field" | "source" | "name" | "email" | "phone" | "network";
type VisitorsProposal = Pick<typeof proposals.$inferInsert, Sender> & {
  kind: "claim" | "correction";
  suggestion: string;
};

const TYPED = [
  ...(["companyId", "kind", "field", "suggestion", "source"] as const),
  ...(["name", "email", "phone", "network"] as const),
];

/** A claim replaces unconfirmed claims of the same network and mailbox. A correction replaces an equal one of the last hour. */
async function replacedBy(tx: Transaction, proposal: VisitorsProposal) {
  const { companyId, kind, network, email } = proposal;
  const isOfNetwork = and(
    ...[eq(proposals.companyId, companyId), eq(proposals.kind, kind), eq(proposals.network, network ?? "")],
  );
  const isSame = kind === "claim" ? isOfNetwork : isSentInHour(proposals, TYPED, proposal);
  const found = await tx
    .select({ id: proposals.id, email: proposals.email })
    .from(proposals)
    .where(and(isSame, isUndecided, isNull(proposals.confirmedAt)))
    .orderBy(proposals.id);
  return found.filter((row) => countedMailbox(row.email ?? "") === countedMailbox(email ?? ""));
}

/** Stores a visitor's claim or correction, instead of those of `replacedBy`, and returns its id. The company must be locked. */
export async function keepProposal(tx: Transaction, proposal: VisitorsProposal): Promise<number> {
  const replaced = await replacedBy(tx, proposal);
  // The id stays if the mailbox stays, because an email may contain it.
  const kept = replaced.find(({ email }) => mailboxKey(email ?? "") === mailboxKey(proposal.email ?? ""));
  const otherIds = replaced.flatMap(({ id }) => (id === kept?.id ? [] : [id]));
  await tx.delete(proposals).where(inArray(proposals.id, otherIds));
  const values = { ...proposal, state: "waiting", createdAt: sql`now()` } as const;
  const { id } = await returnedRow(
    kept
      ? tx.update(proposals).set(values).where(eq(proposals.id, kept.id)).returning()
      : tx.insert(proposals).values(values).returning(),
  );
  await limitWaiting(tx, proposal.companyId, proposal.kind, false);
  return id;
}

/**
 * Keeps at most `MAX_WAITING_PROPOSALS` of a company's confirmed claims, unconfirmed claims or corrections. Drops the oldest of
 * the sender with the most. Proposals from the company's own address are dropped last. The sender is the network, but for
 * confirmed claims the domain or mailbox. A dropped claim can still be confirmed. A dropped correction is deleted. The company
 * must be locked.
 */
async function limitWaiting(
  tx: Transaction,
  companyId: number,
  kind: VisitorsProposal["kind"],
  isConfirmed: boolean,
): Promise<void> {
  const { id, email, network, confirmedAt } = proposals;
  const isKind = and(eq(proposals.companyId, companyId), eq(proposals.kind, kind));
  const waiting = await tx
    .select({ id, email, network, isOwn: isFromOwnAddress })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId))
    .where(and(isKind, isWaiting, isConfirmed ? isNotNull(confirmedAt) : isNull(confirmedAt)))
    .orderBy(...newestFirst);
  const senderOf = (row: (typeof waiting)[number]) =>
    isConfirmed ? (countedDomain(row.email ?? "") ?? countedMailbox(row.email ?? "")) : row.network;
  const countOf = (row: (typeof waiting)[number]) =>
    waiting.filter((other) => other.isOwn === row.isOwn && senderOf(other) === senderOf(row)).length;
  const over = waiting
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || countOf(a) - countOf(b))
    .slice(MAX_WAITING_PROPOSALS);
  const isOver = inArray(
    id,
    over.map((row) => row.id),
  );
  if (kind === "claim") await tx.update(proposals).set({ state: "over-limit" }).where(isOver);
  else await tx.delete(proposals).where(isOver);
}

/**
 * The claims that a link confirms: its own claim, and claims from the same mailbox about the same company. The newest comes
 * first. Empty if the link has expired, or if its claim was decided or deleted.
 */
export async function claimsOfLink(database: Database | Transaction, id: number) {
  const isClaim = and(eq(proposals.kind, "claim"), isUndecided);
  const [linked] = await database
    .select({ companyId: proposals.companyId, email: proposals.email })
    .from(proposals)
    .where(and(eq(proposals.id, id), isClaim, canStillConfirm));
  if (!linked?.email) return [];
  const key = mailboxKey(linked.email);
  const rows = await database
    .select({ claim: proposals, companyName: companies.name })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId))
    .where(
      and(eq(proposals.companyId, linked.companyId), isClaim, eq(bareAddress(proposals.email), bareKey(key))),
    )
    .orderBy(...newestFirst);
  return rows.filter(({ claim }) => mailboxKey(claim.email ?? "") === key);
}

/**
 * Confirms the newest claim of a link and deletes all other claims of the mailbox. The confirmed claim takes the id of the link's
 * claim, so that the link shows the result. Returns false if there is no claim, or if a merge moved it during this call.
 */
export async function confirmClaim(tx: Transaction, id: number): Promise<boolean> {
  const [seen] = await claimsOfLink(tx, id);
  if (!seen) return false;
  const { companyId } = seen.claim;
  await lockListing(tx, companyId);
  const claims = (await claimsOfLink(tx, id)).map(({ claim }) => claim);
  const [newest] = claims;
  if (newest?.companyId !== companyId) return false;
  const otherIds = claims.flatMap((claim) => (claim.id === id ? [] : [claim.id]));
  await tx.delete(proposals).where(inArray(proposals.id, otherIds));
  await tx
    .update(proposals)
    .set({ ...newest, id, state: "waiting", confirmedAt: newest.confirmedAt ?? sql`now()` })
    .where(eq(proposals.id, id));
  await limitWaiting(tx, companyId, "claim", true);
  return true;
}
