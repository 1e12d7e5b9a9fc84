import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Contact } from "#contract/personal-data/contact.ts";
import { bareAddress, bareKey, plainAddress } from "#server/database/mailbox-match.ts";

/** The digits without the leading 0. Every spelling of a UK number contains them, with or without the country code. */
const digitsOf = (key: string): string => key.replace(/\D/g, "").replace(/^0/, "");
const SUFFIX_DIGITS = 6;

/** The database cannot compare digits of other scripts with ASCII digits, so the caller must test these rows. */
const isNotAscii = (column: PgColumn): SQL => sql`octet_length(${column}) > length(${column})`;

/** A pattern with anything between the characters. The match creates no new text, so it precedes slower conditions. */
const inOrder = (characters: string): string =>
  `%${[...characters].map((one) => one.replace(/[\\%_]/, "\\$&")).join("%")}%`;

/** True if a column's whole value is the contact. Also true for similar values, so the caller tests rows with `isContact`. */
export function mayMatchContact(column: PgColumn, { kind, key }: Contact): SQL {
  if (kind === "phone") {
    const suffix = digitsOf(key).slice(-SUFFIX_DIGITS);
    return sql`(${column} like ${inOrder(suffix)} or ${isNotAscii(column)})`;
  }
  const bare = bareKey(key);
  return sql`(lower(${column}) like ${inOrder(bare)} and ${bareAddress(column)} = ${bare})`;
}

const SEPARATORS = " \t\n\u00a0\u202f()[]+./-\u2010\u2011\u2012\u2013\u2014";

/** Shorter sequences of digits also occur by chance within other numbers. */
const MIN_DIGITS_IN_TEXT = 9;

/** A fast test whether a text may contain the contact. It excludes most texts, so the slower `containsContact` runs for few. */
export function mayContainContact(text: SQL, { kind, key }: Contact): SQL {
  if (kind === "email") return sql`strpos(${text}, '@') > 0`;
  const digits = digitsOf(key);
  return digits.length < MIN_DIGITS_IN_TEXT ? sql`false` : sql`${text} like ${inOrder(digits)}`;
}

/** False for a number of fewer digits than that. `translate` takes a quarter of the time of a regular expression. */
export function containsContact(text: SQL, { kind, key, typed }: Contact): SQL {
  if (kind === "email") {
    const address = typed.toLowerCase().replace(/@googlemail\.com$/, "@gmail.com");
    const untagged = sql`regexp_replace(${plainAddress(text)}, '\\+[^@\\s]*@', '@', 'g')`;
    return sql`(strpos(${untagged}, ${key}) > 0 or strpos(${plainAddress(text)}, ${address}) > 0)`;
  }
  const digits = digitsOf(key);
  return digits.length < MIN_DIGITS_IN_TEXT
    ? sql`false`
    : sql`strpos(translate(${text}, ${SEPARATORS}, ''), ${digits}) > 0`;
}
