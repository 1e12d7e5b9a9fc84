import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Complaint, complaintSchema, type NewComplaint } from "#contract/complaints.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { isPastRetention } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { findRepeat, isJustSent, isSentInHour, lockSender } from "#server/database/repeats.ts";
import { firstRow } from "#server/database/rows.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { complaints } from "#server/database/tables/site.ts";

const fields = schemaFields(complaints, complaintSchema);

const FORM = {
  labels: { name: "name", email: "email", about: "complaint" },
  text: "about",
  mostDifferent: 1,
} as const;

/**
 * Returns false for a repeat (`findRepeat`). The words of a changed repeat replace the former words. After the acknowledgement,
 * only an equal complaint counts as a repeat.
 */
export async function storeComplaint(
  tx: Transaction,
  { name, email, about }: NewComplaint,
): Promise<boolean> {
  await lockSender(tx, "complaint", email);
  const { createdAt, acknowledgedAt } = complaints;
  const sent = await tx
    .select({ ...fields, isJustSent: sql<boolean>`${isJustSent(createdAt)} and ${acknowledgedAt} is null` })
    .from(complaints)
    .where(isSentInHour(complaints, email));
  const repeat = findRepeat(sent, { name, email, about }, FORM);
  if (repeat?.values)
    await tx.update(complaints).set(repeat.values).where(eq(complaints.id, repeat.former.id));
  else if (!repeat) await tx.insert(complaints).values({ name, email, about });
  return !repeat;
}

export const listComplaints = (database: Database, limit: number): Promise<Complaint[]> =>
  database
    .select(fields)
    .from(complaints)
    .orderBy(sql`${complaints.acknowledgedAt} is not null`, asc(complaints.id))
    .limit(limit);

export const countComplaints = (database: Database): Promise<number> => database.$count(complaints);

/** Marks a complaint as acknowledged and returns it. Null if the complaint is unknown or was acknowledged before. */
export function acknowledge(tx: Transaction, id: number): Promise<Complaint | null> {
  const acknowledged = tx.update(complaints).set({ acknowledgedAt: sql`now()` });
  const isNew = and(eq(complaints.id, id), isNull(complaints.acknowledgedAt));
  return firstRow(acknowledged.where(isNew).returning(fields));
}

export const takeComplaint = (tx: Transaction, id: number): Promise<Complaint | null> =>
  firstRow(tx.delete(complaints).where(eq(complaints.id, id)).returning(fields));

/** Nothing that the complaint's writer typed is logged. */
export const logComplaint = (
  tx: Transaction,
  kind: "complaint-acknowledged" | "complaint-closed",
  { id, createdAt }: Complaint,
): Promise<void> =>
  insertLogEntries(tx, [{ kind, changedBy: "administrator", before: { request: String(id), createdAt } }]);

export async function deleteOldComplaints(database: Database): Promise<void> {
  await database.delete(complaints).where(isPastRetention(complaints.createdAt));
}
