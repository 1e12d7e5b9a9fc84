import { ilike, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { phoneKey } from "#contract/text/contact-keys.ts";

/** Fewer digits are part of a name or a postcode rather than of a telephone number. */
const MIN_DIGITS = 5;

const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Whether a column contains the text, in any case. */
export const contains = (column: PgColumn, text: string): SQL => ilike(column, containing(text.trim()));

/** Whether a column contains the letters and digits of the text, however both are spaced: for postcodes and references. */
export function containsLetters(column: PgColumn, text: string): SQL {
  const letters = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (!letters) return sql`false`;
  return sql`upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g')) like ${containing(letters)}`;
}

/** Whether a telephone number contains the digits of the text, with the country's code or without. False if the text is no number. */
export function containsPhone(column: PgColumn, text: string): SQL {
  const isNumber = /^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, "").length >= MIN_DIGITS;
  if (!isNumber) return sql`false`;
  const digits = sql`regexp_replace(replace(${column}, '(0)', ''), '\\D', '', 'g')`;
  return sql`regexp_replace(${digits}, '^(00)?44', '0') like ${containing(phoneKey(text))}`;
}
