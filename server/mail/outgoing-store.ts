import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { HOUR_MS } from "#contract/dates.ts";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { storedContent } from "./email-content.ts";
import { ADMINISTRATOR_KINDS, COMPANY_KINDS, type OutgoingEmail } from "./outgoing-email.ts";
import { type Delivery, DUE_FIELDS, type DueDelivery, type NewDelivery, queuedDeliveries } from "./store.ts";

type MailboxHash = (address: string) => string;

interface Insertion {
  state: DeliveryState;
  maxPerCompany: number;
  maxToAdministrator: number;
  mailboxHash: MailboxHash;
}

type InsertedDelivery = Pick<Delivery, "id" | "kind" | "sentWith"> & { isLater: boolean };

/**
 * Emails to a company's mailbox join its digest above `maxPerCompany` in 24 hours. Emails to the administrator join a digest
 * above `maxToAdministrator` in an hour. Returns the deliveries to send, including the digests. The rows are one JSON value,
 * because drizzle takes 0.3 ms to build an INSERT of four rows with a parameter for each column.
 */
export async function insertDeliveries(
  tx: Transaction,
  emails: OutgoingEmail[],
  { maxPerCompany, maxToAdministrator, state, mailboxHash }: Insertion,
): Promise<NewDelivery[]> {
  const toAdministrator = emails.find(({ kind }) => ADMINISTRATOR_KINDS.includes(kind));
  const digest =
    toAdministrator && state === "queued"
      ? await administratorDigest(tx, toAdministrator.to, maxToAdministrator)
      : null;
  const rowsOf = (email: OutgoingEmail) => {
    const id = randomUUID();
    const row = {
      ...{ id, kind: email.kind, state, sent_with: email === toAdministrator ? digest : null },
      ...{ quote_id: email.quoteId, lead_id: email.leadId, company_id: email.companyId },
      ...{ recipient: email.to.trim(), mailbox: mailboxKey(email.to), mailbox_hash: mailboxHash(email.to) },
      ...{ reply_to: email.replyTo, due_at: email.dueAt },
    };
    const copies = (email.otherCompanyIds ?? []).map((other) => ({ id: randomUUID(), company_id: other }));
    const letter = state === "queued" ? storedContent(email.content) : null;
    return [{ ...row, letter }, ...copies.map((copy) => ({ ...row, ...copy, sent_with: id }))];
  };
  const byMailbox = emails.toSorted((a, b) => (mailboxKey(a.to) < mailboxKey(b.to) ? -1 : 1));
  const values = JSON.stringify(byMailbox.flatMap(rowsOf));
  const limited = sql.param(state === "queued" ? COMPANY_KINDS : []);
  const { rows } = await tx.execute<InsertedDelivery>(sql`
    insert into deliveries
      (id, quote_id, lead_id, company_id, kind, recipient, mailbox, mailbox_hash, reply_to, letter, due_at, state, sent_with)
    select
      id, quote_id, lead_id, company_id, kind, recipient, mailbox, mailbox_hash, reply_to, letter, coalesce(due_at, now()), state,
      coalesce(case when kind = any(${limited}) then digest_for(mailbox, recipient, ${maxPerCompany}) end, sent_with)
    from jsonb_populate_recordset(null::deliveries, ${values})
    returning id, kind, sent_with as "sentWith", due_at > now() as "isLater"`);
  const inserted = new Set(rows.map(({ id }) => id));
  const digests = rows.flatMap(({ sentWith }) => (sentWith && !inserted.has(sentWith) ? [sentWith] : []));
  const own = rows.filter(({ sentWith }) => sentWith === null);
  const dueNow = own.filter(({ isLater }) => !isLater);
  const later = [...digests, ...own.flatMap(({ id, isLater }) => (isLater ? [id] : []))];
  return later.length === 0 ? dueNow : [...dueNow, ...(await queuedDeliveries(tx, later))];
}

/**
 * The id of the digest that the next email to the administrator joins. Null while fewer than `most` were queued separately in the
 * last hour. Digests are due an hour apart. An open digest is locked, so that no attempt begins before the caller's transaction
 * commits.
 */
async function administratorDigest(tx: Transaction, to: string, most: number): Promise<string | null> {
  const mailbox = mailboxKey(to);
  await tx.execute(sql`select lock_keys(array[${`administrator ${mailbox}`}])`);
  const isTo = eq(deliveries.mailbox, mailbox);
  const isInLastHour = gt(deliveries.createdAt, sql`now() - interval '1 hour'`);
  const isSeparate = and(inArray(deliveries.kind, ADMINISTRATOR_KINDS), isNull(deliveries.sentWith));
  if ((await tx.$count(deliveries, and(isTo, isSeparate, isInLastHour))) < most) return null;

  const isDigest = and(isTo, eq(deliveries.kind, "admin-digest"));
  const isOpen = and(isDigest, eq(deliveries.state, "queued"), eq(deliveries.attempts, 0));
  const [open] = await tx.select({ id: deliveries.id }).from(deliveries).where(isOpen).for("update");
  if (open) return open.id;
  const latest = tx
    .select({ dueAt: sql`max(${deliveries.dueAt})` })
    .from(deliveries)
    .where(isDigest);
  const dueAt = sql`greatest(now(), (${latest})) + interval '1 hour'`;
  const [digest] = await tx
    .insert(deliveries)
    .values({ kind: "admin-digest", mailbox, recipient: to.trim(), state: "queued", dueAt })
    .returning({ id: deliveries.id });
  return digest?.id ?? null;
}

/**
 * Undefined means now. A lock lets only one transaction at a time count the emails of a kind. `isRecent` limits the rows to read.
 */
export async function nextDueTime(
  tx: Transaction,
  kind: DeliveryKind,
  most: number,
): Promise<Date | undefined> {
  await tx.execute(sql`select lock_keys(array[${`kind ${kind}`}])`);
  const isRecent = gt(deliveries.createdAt, sql`now() - interval '2 days'`);
  const inLastHour = gt(deliveries.dueAt, sql`now() - interval '1 hour'`);
  const [previous] = await tx
    .select({ dueAt: deliveries.dueAt })
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), isRecent, inLastHour))
    .orderBy(desc(deliveries.dueAt))
    .offset(most - 1)
    .limit(1);
  return previous && new Date(previous.dueAt.getTime() + HOUR_MS);
}

/** A mailbox with a limit stays locked until the transaction ends. */
export async function withinLimits(
  tx: Transaction,
  emails: OutgoingEmail[],
  mailboxHash: MailboxHash,
): Promise<OutgoingEmail[]> {
  const allowed: OutgoingEmail[] = [];
  for (const email of emails) {
    const { kind, to, maxPerDay = null } = email;
    const isBelow = sql`select is_below_limit_of_mailbox(${mailboxHash(to)}, ${kind}, ${maxPerDay}) as allowed`;
    if (maxPerDay === null || (await tx.execute<{ allowed: boolean }>(isBelow)).rows[0]?.allowed)
      allowed.push(email);
  }
  return allowed;
}

/**
 * Matches a delivery whose content (the column "letter") still exists. The content can be in the delivery's own row or in the row
 * of the email with which it was sent. It can also be in the row for another branch of the company in the same digest.
 */
const hasContent = sql`exists (select from deliveries other where other.letter is not null and (
  other.id in (deliveries.id, deliveries.sent_with)
  or (other.sent_with, other.quote_id, other.kind) = (deliveries.sent_with, deliveries.quote_id, deliveries.kind)))`;

/** Matches a digest that has failed emails whose content still exists. A digest has no content of its own. */
const isDigestWithContent = sql`(deliveries.kind in ('digest', 'admin-digest') and exists (select from deliveries other
  where other.sent_with = deliveries.id and other.state = 'failed' and other.letter is not null))`;

/**
 * Queues the matching failed emails again, together with the deliveries sent with them: the emails of a digest, and copies for
 * other branches. Emails whose content was deleted stay failed.
 */
export async function reopenFailed(
  tx: Transaction,
  { id, quoteIds }: { id?: string; quoteIds?: number[] },
): Promise<DueDelivery[]> {
  const again = { state: "queued", attempts: 0, giveUpAt: null, dueAt: sql`now()` } as const;
  const isFailed = eq(deliveries.state, "failed");
  const isIt = and(
    id === undefined ? undefined : eq(deliveries.id, id),
    quoteIds && inArray(deliveries.quoteId, quoteIds),
  );
  const rows = await tx
    .update(deliveries)
    .set({ ...again, sentWith: null })
    .where(and(isIt, isFailed, or(isNotNull(deliveries.content), isDigestWithContent)))
    .returning(DUE_FIELDS);
  const ids = rows.map((row) => row.id);
  if (ids.length > 0)
    await tx
      .update(deliveries)
      .set(again)
      .where(and(inArray(deliveries.sentWith, ids), isFailed, hasContent));
  return rows;
}
