import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { DeliveryState } from "#contract/deliveries.ts";
import { mailboxKey } from "#contract/text/mailbox-key.ts";
import type { Transaction } from "#server/database/connect.ts";
import { COMPANY_KINDS, type OutgoingEmail } from "./outgoing-email.ts";
import { type Delivery, type NewDelivery, queuedDeliveries } from "./store.ts";

/** The delivery row of an email, and a row for each further company with the same address. The keys are names of columns. */
function rowsOf(email: OutgoingEmail, state: DeliveryState) {
  const { kind, to, replyTo, content, quoteId, leadId, companyId, otherCompanyIds = [] } = email;
  const id = randomUUID();
  const row = {
    id,
    quote_id: quoteId,
    lead_id: leadId,
    company_id: companyId,
    kind,
    recipient: to.trim(),
    mailbox: mailboxKey(to),
    reply_to: replyTo,
    state,
  };
  return [
    { ...row, letter: state === "queued" ? content : null },
    ...otherCompanyIds.map((other) => ({ ...row, id: randomUUID(), company_id: other, sent_with: id })),
  ];
}

type InsertedDelivery = Pick<Delivery, "id" | "kind" | "sentWith">;

/**
 * Records emails. Those to a company above `maxPerCompany` a day go into a digest. Returns what is to be sent, with the
 * digests. The rows are one value, because drizzle takes 0.3 ms to build an INSERT with each column of each row.
 */
export async function insertDeliveries(
  tx: Transaction,
  emails: OutgoingEmail[],
  { state, maxPerCompany }: { state: DeliveryState; maxPerCompany: number },
): Promise<NewDelivery[]> {
  const byMailbox = emails.toSorted((a, b) => (mailboxKey(a.to) < mailboxKey(b.to) ? -1 : 1));
  const values = JSON.stringify(byMailbox.flatMap((email) => rowsOf(email, state)));
  const limited = sql.param(state === "queued" ? COMPANY_KINDS : []);
  const { rows } = await tx.execute<InsertedDelivery>(sql`
    insert into deliveries
      (id, quote_id, lead_id, company_id, kind, recipient, mailbox, reply_to, letter, state, sent_with)
    select
      id, quote_id, lead_id, company_id, kind, recipient, mailbox, reply_to, letter, state,
      coalesce(case when kind = any(${limited}) then digest_for(mailbox, recipient, ${maxPerCompany}) end, sent_with)
    from jsonb_populate_recordset(null::deliveries, ${values})
    returning id, kind, sent_with as "sentWith"`);
  const inserted = new Set(rows.map(({ id }) => id));
  const digests = rows.flatMap(({ sentWith }) => (sentWith && !inserted.has(sentWith) ? [sentWith] : []));
  const own = rows.filter(({ sentWith }) => sentWith === null);
  return digests.length === 0 ? own : [...own, ...(await queuedDeliveries(tx, digests))];
}

/** Drops the emails whose mailbox has reached its limit. A limited mailbox stays locked until the transaction ends. */
export async function withinLimits(tx: Transaction, emails: OutgoingEmail[]): Promise<OutgoingEmail[]> {
  const allowed: OutgoingEmail[] = [];
  for (const email of emails) if (await isWithinLimit(tx, email)) allowed.push(email);
  return allowed;
}

async function isWithinLimit(tx: Transaction, { to, kind, maxPerDay }: OutgoingEmail): Promise<boolean> {
  if (maxPerDay === undefined) return true;
  const { rows } = await tx.execute<{ allowed: boolean }>(
    sql`select is_below_daily_limit(${mailboxKey(to)}, ${kind}, ${maxPerDay}) as allowed`,
  );
  return rows[0]?.allowed === true;
}
