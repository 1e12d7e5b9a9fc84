import { and, eq, inArray, isNotNull, isNull, lte, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { DeliveryKind } from "#contract/deliveries.ts";
import { KEPT_PERSON_DAYS } from "#contract/limits.ts";
import { isPastRetention } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { CUSTOMER_KINDS, PERSON_KINDS } from "./outgoing-email.ts";
import type { Delivery } from "./store.ts";

const CANCELLED_IF_QUEUED = sql`case when ${deliveries.state} = 'queued' then 'cancelled' else ${deliveries.state} end`;

/** Deletes the content of all matching emails, so that failed emails cannot be queued again. */
const cancelWhere = (tx: Transaction, condition: SQL | undefined) =>
  tx.update(deliveries).set({ state: CANCELLED_IF_QUEUED, content: null }).where(condition);

export async function cancelDeliveries(
  tx: Transaction,
  { quoteId, except }: { quoteId: number; except: number | null },
): Promise<Delivery[]> {
  const ofQuote = and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "company"));
  const chosen = tx
    .select({ recipient: deliveries.recipient })
    .from(deliveries)
    .where(and(ofQuote, eq(deliveries.companyId, except ?? 0)));
  const others = and(ofQuote, notInArray(deliveries.recipient, chosen));
  // Locks the rows before their state is read, because an attempt might end between the two queries.
  const rows = await tx.select().from(deliveries).where(others).for("update");
  await cancelWhere(tx, others);
  return rows;
}

const REMINDERS: DeliveryKind[] = ["company-reminder", "customer-reminder"];

async function cancelKinds(tx: Transaction, quoteId: number, kinds: DeliveryKind[]): Promise<void> {
  await cancelWhere(tx, and(eq(deliveries.quoteId, quoteId), inArray(deliveries.kind, kinds)));
}

export const cancelReminders = (tx: Transaction, quoteId: number): Promise<void> =>
  cancelKinds(tx, quoteId, REMINDERS);

/** Branches of a company can share a reminder. */
export async function cancelAnsweredReminders(
  tx: Transaction,
  quoteId: number,
  answered: number[],
): Promise<void> {
  const isReminder = and(eq(deliveries.quoteId, quoteId), eq(deliveries.kind, "company-reminder"));
  const awaited = tx
    .select({ mailbox: deliveries.mailbox })
    .from(deliveries)
    .where(and(isReminder, notInArray(deliveries.companyId, answered)));
  await cancelWhere(tx, and(isReminder, notInArray(deliveries.mailbox, awaited)));
}

/**
 * Cancels reminders, verifications and news of answers, which nobody needs after a withdrawal. The confirmation to the customer
 * is still sent, because its link deletes the details. The customer needs this link if somebody else wrote the request.
 */
export const cancelAfterWithdrawal = (tx: Transaction, quoteId: number): Promise<void> =>
  cancelKinds(tx, quoteId, [...REMINDERS, "verification", "answers"]);

const NOTICES: DeliveryKind[] = ["cancellation", "choice"];
const isNotice = and(inArray(deliveries.kind, NOTICES), eq(deliveries.state, "queued"));
const isToCustomer = inArray(deliveries.kind, CUSTOMER_KINDS);

/** Only blocks of the kind "typed" contain words of the customer. */
const contentWithoutTyped = sql`jsonb_set(${deliveries.content}, '{blocks}',
  jsonb_path_query_array(${deliveries.content}, '$.blocks[*] ? (@.kind != "typed")'))`;

/**
 * Erases the customers' data in emails about these requests. Queued emails of the kinds `NOTICES` are still sent, without the
 * customer's words. All other queued emails are cancelled. `deleteExpired` later deletes the hashes of the mailboxes.
 */
export async function eraseCustomers(tx: Transaction, quoteIds: number[]): Promise<void> {
  const isAboutThem = inArray(deliveries.quoteId, quoteIds);
  await tx
    .update(deliveries)
    .set({ replyTo: null, content: contentWithoutTyped })
    .where(and(isAboutThem, isNotice, isNotNull(deliveries.content)));
  await tx
    .update(deliveries)
    .set({
      replyTo: null,
      content: null,
      recipient: sql`case when ${isToCustomer} then '' else ${deliveries.recipient} end`,
      mailbox: sql`case when ${isToCustomer} then null else ${deliveries.mailbox} end`,
      state: CANCELLED_IF_QUEUED,
    })
    .where(and(isAboutThem, or(notInArray(deliveries.kind, NOTICES), ne(deliveries.state, "queued"))));
}

const withoutPerson = {
  ...{ recipient: "", mailbox: null, replyTo: null, content: null },
  state: CANCELLED_IF_QUEUED,
};

async function erasePeopleWhere(database: Database, condition: SQL | undefined): Promise<void> {
  const isToPerson = inArray(deliveries.kind, PERSON_KINDS);
  await database.update(deliveries).set(withoutPerson).where(and(isToPerson, condition));
  // The daily limits need a hash until its email is a day old.
  const isErased = and(eq(deliveries.recipient, ""), isNotNull(deliveries.mailboxHash));
  const isOfEarlierDay = sql`${deliveries.createdAt} < now() - interval '1 day'`;
  await database.update(deliveries).set({ mailboxHash: null }).where(and(isErased, isOfEarlierDay));
}

export const erasePeople = (database: Database, ids: string[]): Promise<void> =>
  erasePeopleWhere(database, inArray(deliveries.id, ids));

/** Emails of `PERSON_KINDS` can be returned or sent again until `KEPT_PERSON_DAYS`. */
export async function deleteExpired(database: Database): Promise<void> {
  await database
    .delete(deliveries)
    .where(and(isNull(deliveries.quoteId), isPastRetention(deliveries.createdAt)));
  const isOld = lte(deliveries.createdAt, sql`now() - make_interval(days => ${KEPT_PERSON_DAYS})`);
  await erasePeopleWhere(database, and(ne(deliveries.recipient, ""), isOld));
}
