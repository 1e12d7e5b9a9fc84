import { randomInt } from "node:crypto";
import { and, asc, desc, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { QUOTE_STATES, type QuoteFilter, type QuoteSort, type QuoteState } from "#contract/desk/options.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import { isOpenQuote, matchesAge } from "#server/database/conditions.ts";
import { answers, deliveries, quotes } from "#server/database/tables/requests.ts";
import { containsPhone, searchTextContains } from "#server/database/text-search.ts";

/** Leaves out 0, 1, L and S, which are easily confused with O, I and 5. Leaves out vowels, which could form words. */
const ALPHABET = "23456789BCDFGHJKMNPQRTVWXYZ";

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Not secret. The database checks that it is unique. */
export const newReference = (): string => `SF-${randomText(4)}-${randomText(2)}`;

const WHOLE_REFERENCE = new RegExp(`^SF([${ALPHABET}]{4})([${ALPHABET}]{2})$`);

/** Ignores case, spaces and punctuation. Null if the text is not a complete reference. */
function readReference(text: string): string | null {
  const [, first, second] = WHOLE_REFERENCE.exec(text.toUpperCase().replace(/[^A-Z0-9]/g, "")) ?? [];
  return first && second ? `SF-${first}-${second}` : null;
}

function mentions(text: string): SQL | undefined {
  const reference = readReference(text);
  if (reference) return eq(quotes.reference, reference);
  return or(searchTextContains(quotes.searchText, text), containsPhone(quotes.phone, text));
}

const isAnswered = sql`exists (select from ${answers} where ${answers.quoteId} = ${quotes.id})`;
const hasFailed = sql`exists (select from ${deliveries} where ${deliveries.quoteId} = ${quotes.id} and ${deliveries.state} = 'failed')`;

const FILTERS: Record<QuoteFilter, SQL | undefined> = {
  unconfirmed: and(eq(quotes.awaitingConfirmation, true), isNull(quotes.withdrawnAt)),
  unanswered: and(isOpenQuote, not(isAnswered)),
  answered: and(isOpenQuote, isAnswered),
  chosen: isNotNull(quotes.chosenAt),
  withdrawn: isNotNull(quotes.withdrawnAt),
  failed: hasFailed,
};

const STATES: readonly [QuoteState, SQL][] = [
  ["withdrawn", isNotNull(quotes.withdrawnAt)],
  ["chosen", isNotNull(quotes.chosenAt)],
  ["erased", isNotNull(quotes.erasedAt)],
  ["unconfirmed", eq(quotes.awaitingConfirmation, true)],
  ["answered", isAnswered],
];

const rankOf = (state: QuoteState) => sql.raw(String(QUOTE_STATES.indexOf(state)));
const stateRank = sql`case ${sql.join(
  STATES.map(([state, condition]) => sql`when ${condition} then ${rankOf(state)}`),
  sql` `,
)} else ${rankOf("unanswered")} end`;

const ORDERS: Record<QuoteSort, SQL[]> = {
  newest: [desc(quotes.id)],
  oldest: [asc(quotes.id)],
  state: [stateRank, desc(quotes.id)],
};

export const searchOrder = (sort: QuoteSort = "newest"): SQL[] => ORDERS[sort];

type Wanted = Pick<QuoteSearch, "text" | "filter" | "age">;

export const searchCondition = ({ text = "", filter, age }: Wanted): SQL | undefined =>
  and(
    text.trim() ? mentions(text) : undefined,
    filter && FILTERS[filter],
    age && matchesAge(quotes.createdAt, age),
  );
