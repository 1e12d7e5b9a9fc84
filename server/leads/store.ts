import { desc, eq } from "drizzle-orm";
import type { Lead, NewLead } from "#contract/leads.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { leads } from "#server/database/tables.ts";

const toLead = (row: typeof leads.$inferSelect): Lead => ({ ...row, createdAt: row.createdAt.toISOString() });

export async function insertLead(tx: Transaction, { website: _, ...lead }: NewLead): Promise<Lead> {
  const [row] = await tx.insert(leads).values(lead).returning();
  if (!row) throw new Error("The listing request was not stored");
  return toLead(row);
}

export const listLeads = async (database: Database): Promise<Lead[]> =>
  (await database.select().from(leads).orderBy(desc(leads.createdAt), desc(leads.id))).map(toLead);

export async function deleteLead(database: Database, id: number): Promise<boolean> {
  const deleted = await database.delete(leads).where(eq(leads.id, id)).returning({ id: leads.id });
  return deleted.length > 0;
}
