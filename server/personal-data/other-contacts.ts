import { type Contact, isContact, readContact } from "#contract/personal-data/contact.ts";

interface Person {
  email: string | null;
  phone: string | null;
}

/** The other addresses and numbers that these people gave together with this contact, without duplicates. */
export function otherContacts(contact: Contact, people: readonly Person[]): string[] {
  const others = new Map<string, string>();
  for (const { email, phone } of people)
    for (const given of [email, phone]) {
      const read = given ? readContact(given) : null;
      if (read && !isContact(contact, given) && !others.has(read.key)) others.set(read.key, read.typed);
    }
  return [...others.values()];
}
