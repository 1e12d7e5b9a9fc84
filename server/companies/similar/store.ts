import { and, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { SimilarityKeys } from "#contract/text/company-match.ts";
import type { Database } from "#server/database/connect.ts";
import { bareAddress, bareKey } from "#server/database/mailbox-match.ts";
import { companies } from "#server/database/tables/companies.ts";

/** The last digits do not depend on the country code. */
const PHONE_DIGITS = 9;

/** A stored name can be longer than the compared name, for example by "Limited". */
const LETTERS = sql`regexp_replace(replace(lower(${companies.name}), '&', 'and'), '[^[:alnum:]]', '', 'g')`;
const LAST_DIGITS = sql`right(regexp_replace(${companies.phone}, '\\D', '', 'g'), ${PHONE_DIGITS})`;

const containsOneOf = (value: SQL, parts: string[]) => {
  const patterns = parts.map((part) => `%${part}%`);
  return parts.length > 0 ? sql`${value} like any(${sql.param(patterns)}::text[])` : undefined;
};
const isOneOf = (value: SQL, keys: string[]) => (keys.length > 0 ? inArray(value, keys) : undefined);

/** Also reads hidden companies, but no merged entries. The caller compares the keys exactly. */
export async function readCandidates(database: Database, keys: readonly SimilarityKeys[]) {
  const all = (kind: keyof SimilarityKeys) => keys.map((key) => key[kind]).filter(Boolean);
  const names = all("name").map((name) => name.replaceAll(" ", ""));
  const phones = all("phone").map((phone) => phone.slice(-PHONE_DIGITS));
  const mayBeSame = or(
    containsOneOf(LETTERS, names),
    isOneOf(LAST_DIGITS, phones),
    isOneOf(bareAddress(companies.email), all("email").map(bareKey)),
    containsOneOf(sql`lower(${companies.website})`, all("website")),
  );
  if (!mayBeSame) return [];
  const { id, name, location, postcode, phone, email, website, listing } = companies;
  return database
    .select({ id, name, location, postcode, phone, email, website, listing })
    .from(companies)
    .where(and(mayBeSame, ne(listing, "merged")));
}
