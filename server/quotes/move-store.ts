import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/connect.ts";
import { idsOf } from "#server/database/rows.ts";
import { answers, deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { refreshAnswerFigures } from "./figures/store.ts";

interface Entries {
  from: number;
  to: number;
}

/** The id as `writeSelected` writes it. Names cannot contain this text, because quotation marks in names are escaped. */
const idIn = (companyId: number): string => `"id":${companyId},`;

const selects = (companyId: number) =>
  sql`position(${idIn(companyId)}::text in ${quotes.selectedCompanies}) > 0`;

/**
 * Locks the requests that a merge moves, and returns their ids. A request that asked both companies is not moved, so the answers
 * of both stay. All writes lock requests before companies, which prevents deadlocks.
 */
export function lockRequests(tx: Transaction, { from, to }: Entries): Promise<number[]> {
  const isRequest = and(eq(deliveries.companyId, from), eq(deliveries.kind, "company"));
  const emailed = tx.select({ id: deliveries.quoteId }).from(deliveries).where(isRequest);
  // A request that waits for its customer's confirmation has no emails to companies yet.
  const isAsked = or(inArray(quotes.id, emailed), eq(quotes.awaitingConfirmation, true));
  const isMoved = and(isAsked, selects(from), sql`not ${selects(to)}`);
  return idsOf(
    tx.select({ id: quotes.id }).from(quotes).where(isMoved).orderBy(asc(quotes.id)).for("update"),
  );
}

/** A call with `from` and `to` swapped moves the requests back. */
export async function moveRequests(tx: Transaction, { from, to, ids }: Entries & { ids: readonly number[] }) {
  if (ids.length === 0) return;
  const isAmong = (column: PgColumn) => sql`${column} = any(${sql.param([...ids])}::bigint[])`;
  await tx
    .update(quotes)
    .set({
      selectedCompanies: sql`replace(${quotes.selectedCompanies}, ${idIn(from)}::text, ${idIn(to)}::text)`,
      chosenCompanyId: sql`case when ${quotes.chosenCompanyId} = ${from} then ${to}::bigint else ${quotes.chosenCompanyId} end`,
    })
    .where(isAmong(quotes.id));
  for (const table of [answers, hireEvents, deliveries]) {
    const isMoved = and(isAmong(table.quoteId), eq(table.companyId, from));
    await tx.update(table).set({ companyId: to }).where(isMoved);
  }
  await refreshAnswerFigures(tx, [from, to]);
}
