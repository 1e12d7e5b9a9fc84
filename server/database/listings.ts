import { inArray, type SQL } from "drizzle-orm";
import { insertLogEntries } from "./change-log.ts";
import type { Transaction } from "./connect.ts";
import type { changeLog } from "./tables/changes.ts";
import { companies, type ListingState } from "./tables/companies.ts";

export async function lockListings(tx: Transaction, ids: readonly number[]) {
  const { id, listing, email } = companies;
  const locked = tx.select({ id, listing, email }).from(companies);
  const rows = await locked
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

/** "removed" hides a listing whose company wants to leave. */
export async function restateListings(
  tx: Transaction,
  matches: SQL | undefined,
  { listing, changedBy }: { listing: ListingState } & Pick<typeof changeLog.$inferInsert, "changedBy">,
): Promise<void> {
  const changed = await tx
    .update(companies)
    .set({ listing })
    .where(matches)
    .returning({ companyId: companies.id, companyName: companies.name });
  const kind = listing === "removed" ? "listing-hidden" : "listing-shown";
  await insertLogEntries(
    tx,
    changed.map((company) => ({ kind, changedBy, ...company })),
  );
}
