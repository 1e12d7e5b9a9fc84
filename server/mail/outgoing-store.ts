import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { ADMINISTRATOR_KINDS, COMPANY_KINDS, type OutgoingEmail } from "./outgoing-email.ts";
import { type Delivery, type NewDelivery, queuedDeliveries } from "./store.ts";

/** Hashes the mailbox of an address, by which limits count. */
type MailboxHash = (address: string) => string;

interface Insertion {
  state: DeliveryState;
  maxPerCompany: number;
  maxToAdministrator: number;
  mailboxHash: MailboxHash;
}

/** The row of an email, and of each further company with its address. The keys are column names. */
function rowsOf(
  email: OutgoingEmail,
  { state, mailboxHash, digest }: Pick<Insertion, "state" | "mailboxHash"> & { digest: string | null },
) {
  const { kind, to, replyTo, content, quoteId, leadId, companyId, otherCompanyIds = [], dueAt } = email;
  const id = randomUUID();
  const row = {
    id,
    quote_id: quoteId,
    lead_id: leadId,
    company_id: companyId,
    kind,
    recipient: to.trim(),
    mailbox: mailboxKey(to),
    mailbox_hash: mailboxHash(to),
    reply_to: replyTo,
    due_at: dueAt,
    state,
    sent_with: digest,
  };
  return [
    { ...row, letter: state === "queued" ? content : null },
    ...otherCompanyIds.map((other) => ({ ...row, id: randomUUID(), company_id: other, sent_with: id })),
  ];
}

type InsertedDelivery = Pick<Delivery, "id" | "kind" | "sentWith"> & { isLater: boolean };

/**
 * Stores the emails as deliveries. If a mailbox had `maxPerCompany` emails to companies in the last 24 hours, further ones join
 * its digest. So do emails to the administrator above `maxToAdministrator` an hour. Returns the deliveries to send, including the digests. The rows are passed as one JSON value, because drizzle
 * takes 0.3 ms to build an INSERT of four rows with each column as a parameter.
 */
export async function insertDeliveries(
  tx: Transaction,
  emails: OutgoingEmail[],
  { maxPerCompany, maxToAdministrator, ...insertion }: Insertion,
): Promise<NewDelivery[]> {
  const toAdministrator = emails.find(({ kind }) => ADMINISTRATOR_KINDS.includes(kind));
  const digest =
    toAdministrator && insertion.state === "queued"
      ? await administratorDigest(tx, toAdministrator.to, maxToAdministrator)
      : null;
  const digestOf = (email: OutgoingEmail) => (email === toAdministrator ? digest : null);
  const byMailbox = emails.toSorted((a, b) => (mailboxKey(a.to) < mailboxKey(b.to) ? -1 : 1));
  const values = JSON.stringify(
    byMailbox.flatMap((email) => rowsOf(email, { ...insertion, digest: digestOf(email) })),
  );
  const limited = sql.param(insertion.state === "queued" ? COMPANY_KINDS : []);
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
 * Returns the digest that carries another email to the administrator, or null while fewer than `most` of these emails were
 * queued within the last hour. Digests are due an hour apart. The lock of an open digest keeps its attempt from beginning before
 * the caller's transaction commits.
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

const HOUR_MS = 3_600_000;

/**
 * Returns when the next email of a kind may be sent, so that at most `most` are sent within an hour. Undefined means now. A
 * lock lets only one transaction at a time count the emails of a kind. The limit of two days only reduces the rows that the
 * query reads.
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

/** Drops emails whose mailbox has reached `maxPerDay`. A limited mailbox stays locked until the transaction ends. */
export async function withinLimits(
  tx: Transaction,
  emails: OutgoingEmail[],
  mailboxHash: MailboxHash,
): Promise<OutgoingEmail[]> {
  const allowed: OutgoingEmail[] = [];
  for (const email of emails) if (await isWithinLimit(tx, email, mailboxHash(email.to))) allowed.push(email);
  return allowed;
}

async function isWithinLimit(
  tx: Transaction,
  { kind, maxPerDay }: OutgoingEmail,
  mailboxHash: string,
): Promise<boolean> {
  if (maxPerDay === undefined) return true;
  const { rows } = await tx.execute<{ allowed: boolean }>(
    sql`select is_below_limit_of_mailbox(${mailboxHash}, ${kind}, ${maxPerDay}) as allowed`,
  );
  return rows[0]?.allowed === true;
}
