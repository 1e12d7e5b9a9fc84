import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Complaint, complaintSchema, type NewComplaint } from "#contract/complaints.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { isPastRetention } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { isSentInHour, lockSender } from "#server/database/repeats.ts";
import { firstRow, hasRows } from "#server/database/rows.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { complaints } from "#server/database/tables/site.ts";

const fields = schemaFields(complaints, complaintSchema);

/** Returns false if an equal complaint was stored within the last hour. */
export async function storeComplaint(
  tx: Transaction,
  { name, email, about }: NewComplaint,
): Promise<boolean> {
  const typed = { name, email, about };
  await lockSender(tx, "complaint", email);
  const isSent = isSentInHour(complaints, ["name", "email", "about"], typed);
  if (await hasRows(tx.select({ id: complaints.id }).from(complaints).where(isSent))) return false;
  await tx.insert(complaints).values(typed);
  return true;
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
