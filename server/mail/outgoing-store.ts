import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { DeliveryState } from "#contract/deliveries.ts";
import { mailboxKey } from "#contract/text/contact-keys.ts";
import type { Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables.ts";
import { COMPANY_KINDS, type OutgoingEmail } from "./outgoing-email.ts";
import { DUE_FIELDS, type DueDelivery, queuedDeliveries } from "./store.ts";

const isToCompany = ({ kind }: OutgoingEmail) => COMPANY_KINDS.includes(kind);

/** The delivery row of an email, and a row for each further company with the same address. */
function rowsOf(email: OutgoingEmail, state: DeliveryState, maxPerCompany: number) {
  const { to, content, otherCompanyIds = [], maxPerDay: _, ...rest } = email;
  const [id, recipient, mailbox] = [randomUUID(), to.trim(), mailboxKey(to)];
  const digest =
    state === "queued" && isToCompany(email)
      ? sql`digest_for(${mailbox}, ${recipient}, ${maxPerCompany})`
      : sql`null::uuid`;
  const row = { ...rest, recipient, mailbox, state };
  return [
    { ...row, id, sentWith: digest, content: state === "queued" ? content : null },
    ...otherCompanyIds.map((companyId) => ({
      ...row,
      id: randomUUID(),
      companyId,
      sentWith: sql`coalesce(${digest}, ${id}::uuid)`,
      content: null,
    })),
  ];
}

/**
 * Records emails. Those to a company above `maxPerCompany` a day go into a digest. Returns what is to be sent, with the
 * digests.
 */
export async function insertDeliveries(
  tx: Transaction,
  emails: OutgoingEmail[],
  { state, maxPerCompany }: { state: DeliveryState; maxPerCompany: number },
): Promise<DueDelivery[]> {
  const byMailbox = emails.toSorted((a, b) => (mailboxKey(a.to) < mailboxKey(b.to) ? -1 : 1));
  const rows = await tx
    .insert(deliveries)
    .values(byMailbox.flatMap((email) => rowsOf(email, state, maxPerCompany)))
    .returning({ ...DUE_FIELDS, sentWith: deliveries.sentWith });
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
