import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { complaintSchema } from "#contract/complaints.ts";
import { leadSchema } from "#contract/leads.ts";
import { type Contact, isContact } from "#contract/personal-data/contact.ts";
import { storedQuoteSchema } from "#contract/quotes.ts";
import { reviewSchema } from "#contract/reviews.ts";
import type { Database } from "#server/database/connect.ts";
import { isoTime, schemaFields } from "#server/database/schema-fields.ts";
import { proposals, removalRequests } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import {
  answers,
  deliveries,
  hireEvents,
  leads,
  quoteKeys,
  quotes,
} from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import { complaints } from "#server/database/tables/site.ts";
import { mayMatchContact } from "./mention-store.ts";

const nothing = sql`false`;

const columnOf = <Email, Phone>({ kind }: Contact, of: { email: Email; phone: Phone }): Email | Phone =>
  kind === "email" ? of.email : of.phone;

/** The rows of which the email address or the telephone number is the contact. */
const ofContact = async <Row extends Record<"email" | "phone", string | null>>(
  contact: Contact,
  rows: PromiseLike<Row[]>,
): Promise<Row[]> => (await rows).filter((row) => isContact(contact, columnOf(contact, row)));

/**
 * Finds requests by the typed contact or by a hashed key. Erased requests have only keys, which are kept while limits count the
 * requests.
 */
export async function findQuotes(database: Database, contact: Contact, keys: readonly string[]) {
  const typed = columnOf(contact, quotes);
  const { quoteId, key } = quoteKeys;
  const withKey = database
    .select({ quoteId })
    .from(quoteKeys)
    .where(inArray(key, [...keys]));
  const rows = await database
    .select({
      ...schemaFields(quotes, storedQuoteSchema),
      invitedAt: sql<string | null>`${isoTime(quotes.invitedAt)}`,
      hasKeys: sql<boolean>`exists (select from ${quoteKeys} where ${eq(quoteId, quotes.id)})`,
      hasKey: sql<boolean>`${inArray(quotes.id, withKey)}`,
    })
    .from(quotes)
    .where(or(inArray(quotes.id, withKey), mayMatchContact(typed, contact)))
    .orderBy(desc(quotes.id));
  return rows.flatMap(({ hasKey, ...row }) =>
    hasKey || isContact(contact, columnOf(contact, row)) ? [row] : [],
  );
}

export const findAnswers = (database: Database, quoteIds: number[]) =>
  database.select().from(answers).where(inArray(answers.quoteId, quoteIds)).orderBy(answers.id);

export const findPresses = (database: Database, quoteIds: number[]) =>
  database.select().from(hireEvents).where(inArray(hireEvents.quoteId, quoteIds)).orderBy(hireEvents.id);

export async function findReviews(database: Database, contact: Contact, quoteIds: number[]) {
  const isTheirs = contact.kind === "email" ? mayMatchContact(reviews.email, contact) : nothing;
  const rows = await database
    .select({
      ...schemaFields(reviews, reviewSchema),
      companyName: companies.name,
      email: reviews.email,
      isWaiting: reviews.isWaiting,
      quoteId: reviews.quoteId,
    })
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(or(isTheirs, inArray(reviews.quoteId, quoteIds)))
    .orderBy(desc(reviews.id));
  return rows.filter(
    ({ email, quoteId }) => isContact(contact, email) || (quoteId !== null && quoteIds.includes(quoteId)),
  );
}

export function findLeads(database: Database, contact: Contact) {
  const mayMatch = mayMatchContact(columnOf(contact, leads), contact);
  const found = database.select(schemaFields(leads, leadSchema)).from(leads).where(mayMatch);
  return ofContact(contact, found.orderBy(desc(leads.id)));
}

/** Complaints about personal data name an address and no telephone number. */
export async function findComplaints(database: Database, contact: Contact) {
  if (contact.kind === "phone") return [];
  const rows = await database
    .select(schemaFields(complaints, complaintSchema))
    .from(complaints)
    .where(mayMatchContact(complaints.email, contact))
    .orderBy(desc(complaints.id));
  return rows.filter(({ email }) => isContact(contact, email));
}

export function findProposals(database: Database, contact: Contact) {
  const { id, kind, companyId, field, suggestion, source, name, email, phone, state, createdAt } = proposals;
  const found = database
    .select({
      ...{ id, kind, companyId, field, suggestion, source, name, email, phone, state },
      companyName: companies.name,
      createdAt: isoTime(createdAt),
    })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(mayMatchContact(columnOf(contact, proposals), contact));
  return ofContact(contact, found.orderBy(desc(id)));
}

export function findListings(database: Database, contact: Contact) {
  const { id, name, location, email, phone, listing } = companies;
  const isPublic = sql<boolean>`${listing} = 'public'`;
  const found = database.select({ id, name, location, email, phone, isPublic }).from(companies);
  return ofContact(contact, found.where(mayMatchContact(columnOf(contact, companies), contact)).orderBy(id));
}

/**
 * Emails to this address, emails with this reply address, and emails about these quote requests and leads. The newest come first.
 */
export async function findEmails(
  database: Database,
  { contact, quoteIds, leadIds }: { contact: Contact; quoteIds: number[]; leadIds: number[] },
) {
  const { id, kind, recipient, replyTo, quoteId, leadId, companyId, state } = deliveries;
  const isTheirs: SQL | undefined =
    contact.kind === "email"
      ? or(mayMatchContact(recipient, contact), mayMatchContact(replyTo, contact))
      : nothing;
  const rows = await database
    .select({
      ...{ id, kind, recipient, replyTo, quoteId, leadId, companyId, state },
      hasText: sql<boolean>`${deliveries.content} is not null`,
      createdAt: isoTime(deliveries.createdAt),
      sentAt: sql<string | null>`${isoTime(deliveries.sentAt)}`,
    })
    .from(deliveries)
    .where(or(isTheirs, inArray(quoteId, quoteIds), inArray(leadId, leadIds)))
    .orderBy(desc(deliveries.createdAt), id);
  const isAbout = (id: number | null, ids: number[]) => id !== null && ids.includes(id);
  return rows.filter(
    (row) =>
      isAbout(row.quoteId, quoteIds) ||
      isAbout(row.leadId, leadIds) ||
      (contact.kind === "email" && (isContact(contact, row.recipient) || isContact(contact, row.replyTo))),
  );
}

export async function hasRemovalKey(database: Database, keys: string[]): Promise<boolean> {
  return (await database.$count(removalRequests, inArray(removalRequests.key, keys))) > 0;
}

/** Deletes only corrections and claims. A company's proposals about its own listing are kept. */
export async function deleteProposals(database: Database, ids: number[]): Promise<void> {
  await database
    .delete(proposals)
    .where(and(inArray(proposals.id, ids), inArray(proposals.kind, ["correction", "claim"])));
}
