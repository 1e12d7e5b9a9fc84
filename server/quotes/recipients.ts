import type { Company } from "#contract/companies.ts";
import { longDay, todayInLondon } from "#contract/dates.ts";
import { pausedOn } from "#contract/job/delivery-days.ts";
import { canBeEmailed, canBeQuoted } from "#contract/quotable.ts";
import type { Refusal } from "#server/refusal.ts";

export interface Recipient {
  id: number;
  name: string;
  email: string;
  phone: string | null;
}

export type FindCompany = (
  id: number,
) =>
  | (Pick<Company, "id" | "name" | "email" | "phone" | "prices"> &
      Partial<Pick<Company, "pausedUntil" | "pauses">>)
  | null;

export const findAvailable = (ids: number[], find: FindCompany): Recipient[] =>
  ids.flatMap((id) => {
    const found = findRecipients([id], find);
    return "refused" in found ? [] : found;
  });

/** Returns an address even while the company takes no requests. Undefined if the company is not listed or can't be emailed. */
export function presentAddress(id: number, find: FindCompany): string | undefined {
  const company = find(id);
  return company && canBeEmailed(company) ? company.email?.trim() : undefined;
}

export const followMerges = (ids: number[], mergedInto: (id: number) => number | null): number[] => [
  ...new Set(ids.map((id) => mergedInto(id) ?? id)),
];

const unavailable = (message: string): Refusal => ({ refused: "invalid", message, field: "companies" });

export function findRecipients(ids: number[], find: FindCompany): Recipient[] | Refusal {
  const recipients: Recipient[] = [];
  for (const id of ids) {
    const company = find(id);
    if (!company) return unavailable("One of the companies is no longer listed. Please choose again.");
    const { name, email, phone } = company;
    const pausedUntil = pausedOn(company, todayInLondon());
    if (pausedUntil !== null) {
      return unavailable(
        `${name} takes no requests until the end of ${longDay(pausedUntil)}. Please choose another company.`,
      );
    }
    if (!email || !canBeQuoted(company)) {
      return unavailable(`${name} can't be asked for a quote by email. Please choose another company.`);
    }
    recipients.push({ id, name, email: email.trim(), phone });
  }
  return recipients;
}
