import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { Lead, WaitingLead } from "#contract/leads.ts";
import { mailboxKey, phoneKey } from "#contract/text/contact-keys.ts";
import type { Database } from "#server/database/connect.ts";
import { companies } from "#server/database/tables.ts";

/** Digits of a telephone number that are the same with and without the country's code. */
const LAST_DIGITS = 9;

const nameKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const lastDigits = (phone: string) => phoneKey(phone).replace(/\D/g, "").slice(-LAST_DIGITS);

const SAME_NAME = sql`regexp_replace(lower(${companies.name}), '[^a-z0-9]', '', 'g')`;
const SAME_PHONE = sql`right(regexp_replace(${companies.phone}, '\\D', '', 'g'), ${LAST_DIGITS})`;
const SAME_EMAIL = sql`lower(trim(${companies.email}))`;

const isAmong = (value: SQL, keys: string[]) => (keys.length > 0 ? inArray(value, keys) : undefined);

/** Adds to each request the companies that have the same name, telephone number or address, also those that are hidden. */
export async function withMatches(database: Database, leads: readonly Lead[]): Promise<WaitingLead[]> {
  const keys = leads.map(keysOf);
  const all = (kind: keyof Keys) => keys.map((key) => key[kind]).filter(Boolean);
  const condition = or(
    isAmong(SAME_NAME, all("name")),
    isAmong(SAME_PHONE, all("phone")),
    isAmong(SAME_EMAIL, all("email")),
  );
  const { id, name, location, phone, email } = companies;
  const found = condition
    ? await database.select({ id, name, location, phone, email }).from(companies).where(condition)
    : [];
  return leads.map((lead) => {
    const own = keysOf(lead);
    const matches = found.flatMap((company) => {
      const because = reasons(own, keysOf({ ...company, companyName: company.name }));
      return because.length > 0
        ? { id: company.id, name: company.name, location: company.location, because }
        : [];
    });
    return { ...lead, matches };
  });
}

interface Keys {
  name: string;
  phone: string;
  email: string;
}

const keysOf = (from: { companyName: string | null; phone: string | null; email: string | null }): Keys => ({
  name: nameKey(from.companyName ?? ""),
  phone: lastDigits(from.phone ?? ""),
  email: mailboxKey(from.email ?? ""),
});

const reasons = (one: Keys, other: Keys) =>
  (["name", "phone", "email"] as const).filter((kind) => one[kind] !== "" && one[kind] === other[kind]);
