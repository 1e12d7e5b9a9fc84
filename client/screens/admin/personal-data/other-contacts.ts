import { isContact, readContact } from "#contract/personal-data/contact.ts";
import type { PersonalData } from "#contract/personal-data/personal-data.ts";

/** The other addresses and numbers that were given together with this contact, without duplicates. */
export function otherContacts({ contact, quotes, leads, proposals }: PersonalData): string[] {
  const others = new Map<string, string>();
  const asked = { ...contact, typed: contact.key };
  for (const { email, phone } of [...quotes, ...leads, ...proposals])
    for (const given of [email, phone]) {
      const read = given ? readContact(given) : null;
      if (read && !isContact(asked, given) && !others.has(read.key)) others.set(read.key, read.typed);
    }
  return [...others.values()];
}
