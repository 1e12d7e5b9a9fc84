import type { Lead, WaitingLead } from "#contract/leads.ts";
import { mailboxKey, phoneKey } from "#contract/text/contact-keys.ts";
import type { Database } from "#server/database/connect.ts";
import { findSimilar, PHONE_DIGITS } from "./store.ts";

const nameKey = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");
const lastDigits = (phone: string) => phoneKey(phone).replace(/\D/g, "").slice(-PHONE_DIGITS);

/** Adds to each request the companies that have the same name, telephone number or address, also those that are hidden. */
export async function withMatches(database: Database, leads: readonly Lead[]): Promise<WaitingLead[]> {
  const keys = leads.map(keysOf);
  const all = (kind: keyof Keys) => keys.map((key) => key[kind]).filter(Boolean);
  const found = await findSimilar(database, {
    names: all("name"),
    phones: all("phone"),
    emails: all("email"),
  });
  return leads.map((lead) => {
    const own = keysOf(lead);
    const matches = found.flatMap((company) => {
      const because = reasons(own, keysOf({ ...company, companyName: company.name }));
      return because.length > 0
        ? {
            id: company.id,
            name: company.name,
            location: company.location,
            isPublic: company.listing === "public",
            because,
          }
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
