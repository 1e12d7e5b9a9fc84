import { randomInt } from "node:crypto";
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { QuoteFilter } from "#contract/desk/options.ts";
import type { QuoteSearch } from "#contract/desk/quote-search.ts";
import { isOpenQuote } from "#server/database/conditions.ts";
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

export const searchCondition = ({
  text = "",
  filter,
}: Pick<QuoteSearch, "text" | "filter">): SQL | undefined =>
  and(text.trim() ? mentions(text) : undefined, filter && FILTERS[filter]);
