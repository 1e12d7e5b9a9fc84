import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { answers, deliveries, hireEvents, quotes } from "#server/database/tables/requests.ts";
import { refreshAnswerFigures } from "./figures/store.ts";

interface Entries {
  from: number;
  to: number;
}

/** As `writeSelected` writes it. Quotation marks in names are escaped, so names cannot contain this text. */
const idIn = (companyId: number): string => `"id":${companyId},`;

const selects = (companyId: number) =>
  sql`position(${idIn(companyId)}::text in ${quotes.selectedCompanies}) > 0`;

/** A request that asked both keeps both answers. Comes before locks of companies, as in writes that answer: no deadlocks. */
export async function lockRequests(tx: Transaction, { from, to }: Entries): Promise<number[]> {
  const emailed = tx
    .select({ id: deliveries.quoteId })
    .from(deliveries)
    .where(and(eq(deliveries.companyId, from), eq(deliveries.kind, "company")));
  const rows = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      and(
        // A request that waits for its customer's confirmation has no emails to companies yet.
        or(inArray(quotes.id, emailed), eq(quotes.awaitingConfirmation, true)),
        selects(from),
        sql`not ${selects(to)}`,
      ),
    )
    .orderBy(asc(quotes.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** A call with `from` and `to` swapped moves them back. */
export async function moveRequests(
  tx: Transaction,
  { from, to, ids }: Entries & { ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  const isAmong = (
    column: typeof quotes.id | typeof answers.quoteId | typeof deliveries.quoteId | typeof hireEvents.quoteId,
  ) => sql`${column} = any(${sql.param([...ids])}::bigint[])`;
  await tx
    .update(quotes)
    .set({
      selectedCompanies: sql`replace(${quotes.selectedCompanies}, ${idIn(from)}::text, ${idIn(to)}::text)`,
      chosenCompanyId: sql`case when ${quotes.chosenCompanyId} = ${from} then ${to}::bigint else ${quotes.chosenCompanyId} end`,
    })
    .where(isAmong(quotes.id));
  await tx
    .update(answers)
    .set({ companyId: to })
    .where(and(isAmong(answers.quoteId), eq(answers.companyId, from)));
  await tx
    .update(hireEvents)
    .set({ companyId: to })
    .where(and(isAmong(hireEvents.quoteId), eq(hireEvents.companyId, from)));
  await tx
    .update(deliveries)
    .set({ companyId: to })
    .where(and(isAmong(deliveries.quoteId), eq(deliveries.companyId, from)));
  await refreshAnswerFigures(tx, [from, to]);
}
