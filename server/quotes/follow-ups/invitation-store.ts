import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { quotes } from "#server/database/tables/requests.ts";
import type { QuoteRow } from "../store.ts";

/**
 * True if the customer chose a company, all companies were told, and the customer was not invited yet. False for erased
 * requests.
 */
const isReviewable = and(
  isNotNull(quotes.chosenAt),
  isNotNull(quotes.choiceToldAt),
  isNull(quotes.invitedAt),
  isNull(quotes.erasedAt),
);

/** The requests whose customers can still be invited to review the chosen company, oldest choice first. */
export const findUninvitedQuotes = (database: Database): Promise<QuoteRow[]> =>
  database.select().from(quotes).where(isReviewable).orderBy(asc(quotes.chosenAt));

/** The quote must be locked. Returns false if the customer was invited or the request erased meanwhile. */
export async function markCustomerInvited(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx
    .update(quotes)
    .set({ invitedAt: sql`clock_timestamp()` })
    .where(and(eq(quotes.id, id), isReviewable))
    .returning({ id: quotes.id });
  return rows.length > 0;
}
