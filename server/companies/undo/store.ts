import { and, asc, desc, eq, inArray, not, or, sql } from "drizzle-orm";
import { isChangeAskedAgain } from "#server/database/change-asked-again.ts";
import type { Transaction } from "#server/database/connect.ts";
import { companyChanges, proposals } from "#server/database/tables/changes.ts";

export type MadeChange = Pick<typeof companyChanges.$inferSelect, "companyId" | "before" | "after">;

/** These edits in the order of company ids, so that companies are locked in that order. A company's edits are newest first. */
export const readMadeChanges = (tx: Transaction, ids: number[]): Promise<MadeChange[]> =>
  tx
    .select()
    .from(companyChanges)
    .where(inArray(companyChanges.id, ids))
    .orderBy(asc(companyChanges.companyId), desc(companyChanges.id));

/** Marks edits as undone. The proposals that led to them wait again, unless the company has asked anew for the same field. */
export async function markChangesUndone(tx: Transaction, ids: number[]): Promise<void> {
  await tx.update(companyChanges).set({ undoneAt: sql`now()` }).where(inArray(companyChanges.id, ids));
  await tx
    .update(proposals)
    .set({ state: "waiting", decidedAt: null, changeId: null })
    .where(
      and(inArray(proposals.changeId, ids), or(eq(proposals.kind, "correction"), not(isChangeAskedAgain))),
    );
}
