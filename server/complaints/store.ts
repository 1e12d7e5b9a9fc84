import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { type Complaint, complaintSchema, type NewComplaint } from "#contract/complaints.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { complaints } from "#server/database/tables/site.ts";

const fields = schemaFields(complaints, complaintSchema);

/** Stores a complaint. Returns false if an equal one was stored within the last hour, so that a form sent twice is one. */
export async function insertComplaint(
  tx: Transaction,
  { name, email, about }: NewComplaint,
): Promise<boolean> {
  await tx.execute(sql`select lock_keys(array[${`complaint ${email}`}])`);
  const { name: stored, email: from, about: words, createdAt } = complaints;
  const isEqual = and(eq(stored, name), eq(from, email), eq(words, about));
  const isRecent = gt(createdAt, sql`now() - interval '1 hour'`);
  if ((await tx.$count(complaints, and(isEqual, isRecent))) > 0) return false;
  await tx.insert(complaints).values({ name, email, about });
  return true;
}

/** The first complaints, those first whose acknowledgement is due first; then those that are acknowledged. */
export const listComplaints = (database: Database, limit: number): Promise<Complaint[]> =>
  database
    .select(fields)
    .from(complaints)
    .orderBy(sql`${complaints.acknowledgedAt} is not null`, asc(complaints.id))
    .limit(limit);

export const countComplaints = (database: Database): Promise<number> => database.$count(complaints);

/** Marks a complaint as acknowledged and returns it. Null if it is unknown or was acknowledged before. */
export async function acknowledge(tx: Transaction, id: number): Promise<Complaint | null> {
  const [complaint] = await tx
    .update(complaints)
    .set({ acknowledgedAt: sql`now()` })
    .where(and(eq(complaints.id, id), isNull(complaints.acknowledgedAt)))
    .returning(fields);
  return complaint ?? null;
}

/** Deletes a complaint and returns it. Null if it is unknown. */
export async function takeComplaint(tx: Transaction, id: number): Promise<Complaint | null> {
  const [complaint] = await tx.delete(complaints).where(eq(complaints.id, id)).returning(fields);
  return complaint ?? null;
}

/** Logs what became of a complaint, by its number and its time. Nothing that its writer typed is logged. */
export const logComplaint = (
  tx: Transaction,
  kind: "complaint-acknowledged" | "complaint-closed",
  { id, createdAt }: Complaint,
): Promise<void> =>
  insertLogEntries(tx, [{ kind, changedBy: "administrator", before: { request: String(id), createdAt } }]);

export async function deleteComplaintsOlderThan(database: Database, years: number): Promise<void> {
  await database
    .delete(complaints)
    .where(lt(complaints.createdAt, sql`now() - make_interval(years => ${years})`));
}
