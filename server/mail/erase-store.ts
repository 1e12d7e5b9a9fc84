import { and, eq, inArray, isNotNull, lte, ne, notInArray, or, sql } from "drizzle-orm";
import type { DeliveryKind } from "#contract/deliveries.ts";
import { KEPT_PERSON_DAYS } from "#contract/limits.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { deliveries } from "#server/database/tables/requests.ts";
import { CANCELLED_IF_QUEUED } from "./cancel-store.ts";
import { CUSTOMER_KINDS, PERSON_KINDS } from "./outgoing-email.ts";

const NOTICES: DeliveryKind[] = ["cancellation", "choice"];
const isNotice = and(inArray(deliveries.kind, NOTICES), eq(deliveries.state, "queued"));
const isToCustomer = inArray(deliveries.kind, CUSTOMER_KINDS);

/** Only blocks of the kind "typed" contain words of the customer. */
const contentWithoutTyped = sql`jsonb_set(${deliveries.content}, '{blocks}',
  jsonb_path_query_array(${deliveries.content}, '$.blocks[*] ? (@.kind != "typed")'))`;

/**
 * Deletes the customers' personal data from the emails about these quotes. Queued notices of how a request ended are still
 * sent, without the customer's words. Other queued emails are not sent. `eraseMailboxes` deletes the hashes of their mailboxes a
 * day later.
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

/** Removes the address and the content of an email to a person. A queued email is cancelled. */
const withoutPerson = {
  recipient: "",
  mailbox: null,
  replyTo: null,
  content: null,
  state: CANCELLED_IF_QUEUED,
};

/** Deletes the address and the content of emails to a person (`PERSON_KINDS`), and cancels queued ones. */
export async function erasePeople(database: Database, ids: string[]): Promise<void> {
  await database
    .update(deliveries)
    .set(withoutPerson)
    .where(and(inArray(deliveries.id, ids), inArray(deliveries.kind, PERSON_KINDS)));
}

/** The same after `KEPT_PERSON_DAYS`: until then an email can be returned or sent again. `eraseMailboxes` deletes hashes. */
export async function eraseFormerPeople(database: Database): Promise<void> {
  const isOld = lte(deliveries.createdAt, sql`now() - make_interval(days => ${KEPT_PERSON_DAYS})`);
  await database
    .update(deliveries)
    .set(withoutPerson)
    .where(and(inArray(deliveries.kind, PERSON_KINDS), ne(deliveries.recipient, ""), isOld));
}

/** Deletes the hashes of erased people's mailboxes. They are kept for a day, because the daily limits count them. */
export async function eraseMailboxes(database: Database): Promise<void> {
  const isErased = and(eq(deliveries.recipient, ""), isNotNull(deliveries.mailboxHash));
  await database
    .update(deliveries)
    .set({ mailboxHash: null })
    .where(and(isErased, sql`${deliveries.createdAt} < now() - interval '1 day'`));
}
