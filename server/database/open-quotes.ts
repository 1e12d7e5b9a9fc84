import { and, eq, isNull } from "drizzle-orm";
import { quotes } from "./tables.ts";

/**
 * True for a quote request that was sent and that its customer has neither withdrawn nor decided. Erased requests are not open.
 */
export const isOpenQuote = and(
  isNull(quotes.chosenAt),
  isNull(quotes.withdrawnAt),
  isNull(quotes.erasedAt),
  eq(quotes.awaitingConfirmation, false),
);
