import { and, eq, exists, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { QuoteFilter, QuoteSearch } from "#contract/desk/quote-search.ts";
import { answers, deliveries, quotes } from "#server/database/tables.ts";
import { contains, containsLetters, containsPhone } from "#server/database/text-search.ts";

/** Quotes whose reference, name, address, place, company or telephone number contains the text, in any spelling. */
const mentions = (text: string): SQL | undefined =>
  or(
    ...[quotes.name, quotes.email, quotes.location, quotes.selectedCompanies].map((column) =>
      contains(column, text),
    ),
    containsLetters(quotes.reference, text),
    containsLetters(quotes.location, text),
    containsPhone(quotes.phone, text),
  );

const queries = new QueryBuilder();
const isAnswered = exists(
  queries.select({ one: sql`1` }).from(answers).where(eq(answers.quoteId, quotes.id)),
);
const hasFailed = exists(
  queries
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.quoteId, quotes.id), eq(deliveries.state, "failed"))),
);
const isOpen = and(
  isNull(quotes.chosenAt),
  isNull(quotes.withdrawnAt),
  isNull(quotes.erasedAt),
  eq(quotes.awaitingConfirmation, false),
);

const FILTERS: Record<QuoteFilter, SQL | undefined> = {
  unconfirmed: and(eq(quotes.awaitingConfirmation, true), isNull(quotes.withdrawnAt)),
  unanswered: and(isOpen, not(isAnswered)),
  answered: and(isOpen, isAnswered),
  chosen: isNotNull(quotes.chosenAt),
  withdrawn: isNotNull(quotes.withdrawnAt),
  failed: hasFailed,
};

/** The condition of a search; undefined if everything is wanted. */
export const searchCondition = ({
  text = "",
  filter,
}: Pick<QuoteSearch, "text" | "filter">): SQL | undefined =>
  and(text.trim() ? mentions(text) : undefined, filter && FILTERS[filter]);
