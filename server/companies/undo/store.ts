import { asc, desc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { companyChanges } from "#server/database/tables.ts";

export type MadeChange = Pick<typeof companyChanges.$inferSelect, "companyId" | "before" | "after">;

/** These edits in the order of company ids, so that companies are locked in that order. A company's edits are newest first. */
export const readMadeChanges = (tx: Transaction, ids: number[]): Promise<MadeChange[]> =>
  tx
    .select({
      companyId: companyChanges.companyId,
      before: companyChanges.before,
      after: companyChanges.after,
    })
    .from(companyChanges)
    .where(inArray(companyChanges.id, ids))
    .orderBy(asc(companyChanges.companyId), desc(companyChanges.id));

export async function markChangesUndone(tx: Transaction, ids: number[]): Promise<void> {
  await tx.update(companyChanges).set({ undoneAt: sql`now()` }).where(inArray(companyChanges.id, ids));
}
