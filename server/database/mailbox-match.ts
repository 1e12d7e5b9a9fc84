import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** An email address in lower case, with the domain gmail.com instead of googlemail.com. */
export const plainAddress = (text: SQL | PgColumn): SQL =>
  sql`replace(lower(${text}), '@googlemail.com', '@gmail.com')`;

/**
 * The stored address without dots, and without the tag from "+" to "@". It is equal for all spellings of one mailbox, but also
 * for some other mailboxes, so the caller compares the `mailboxKey` of each row.
 */
export const bareAddress = (column: PgColumn): SQL =>
  sql`replace(regexp_replace(${plainAddress(sql`trim(${column})`)}, '\\+[^@]*@', '@'), '.', '')`;

/** The `bareAddress` of a mailbox, from its `mailboxKey`. */
export const bareKey = (key: string): string => key.replace(/\+[^@]*@/, "@").replaceAll(".", "");
