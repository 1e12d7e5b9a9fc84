import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Age } from "#contract/desk/options.ts";
import { quotes } from "./tables/requests.ts";

/** A condition on a time: within the last 7 days for "within-7", longer ago for "over-7". */
export function matchesAge(column: PgColumn, age: Age): SQL {
  const [side, days] = age.split("-");
  const since = sql`now() - make_interval(days => ${Number(days)}::int)`;
  return side === "within" ? sql`${column} >= ${since}` : sql`${column} < ${since}`;
}

/**
 * True for a quote request that was sent and that its customer has neither withdrawn nor decided. Erased requests are not open.
 */
export const isOpenQuote = and(
  isNull(quotes.chosenAt),
  isNull(quotes.withdrawnAt),
  isNull(quotes.erasedAt),
  eq(quotes.awaitingConfirmation, false),
);
