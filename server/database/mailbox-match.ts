import { and, eq, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { LARGE_PROVIDERS } from "#contract/text/counted-contact.ts";
import { proposals } from "./tables/changes.ts";
import { companies } from "./tables/companies.ts";

export const plainAddress = (text: SQL | PgColumn): SQL =>
  sql`replace(lower(${text}), '@googlemail.com', '@gmail.com')`;

/**
 * The address without dots and without a tag such as "+shop". All spellings of a mailbox give the same result. Two different
 * mailboxes can give the same result too, so compare `mailboxKey` as well.
 */
export const bareAddress = (column: PgColumn): SQL =>
  sql`replace(regexp_replace(${plainAddress(sql`trim(${column})`)}, '\\+[^@]*@', '@'), '.', '')`;

export const bareKey = (key: string): string => key.replace(/\+[^@]*@/, "@").replaceAll(".", "");

const addressIn = (column: PgColumn): SQL => plainAddress(sql`trim(${column})`);
const domainIn = (column: PgColumn): SQL => sql`split_part(${addressIn(column)}, '@', 2)`;

const sender = domainIn(proposals.email);
const websiteHost = sql`substring(lower(trim(${companies.website})) from '^(?:https?://)?(?:www\\.)?([^/:?#]+)')`;

/**
 * Domains of large email providers do not count. A claim's address can be invented until it is confirmed. But an accepted claim's
 * link is sent to the address, so an impostor does not get it.
 */
export const isFromOwnAddress = sql<boolean>`coalesce(${and(
  eq(proposals.kind, "claim"),
  or(
    eq(addressIn(proposals.email), addressIn(companies.email)),
    and(
      notInArray(sender, [...LARGE_PROVIDERS]),
      or(eq(sender, domainIn(companies.email)), eq(sender, websiteHost)),
    ),
  ),
)}, false)`;
