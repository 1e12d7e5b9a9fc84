import { BRAND } from "./brand.ts";
import type { LegalIdentity } from "./site.ts";

export const LAST_UPDATED = "28 December 2024";
/** When the terms and the privacy policy were last checked against the law and the product. */
export const LEGAL_REVIEWED = "November 2026";

/** The guides name the same organisations. */
export const CONSUMER_ADVICE =
  "Citizens Advice in England and Wales, Advice Direct Scotland, or Consumerline in Northern Ireland";

const ADVISERS: Readonly<Record<string, string>> = {
  England: "Citizens Advice",
  Wales: "Citizens Advice",
  Scotland: "Advice Direct Scotland",
  "Northern Ireland": "Consumerline",
};

/** Who gives consumers free advice in the nation, or in each if the nation is unknown. */
export const consumerAdvice = (nation: string | null): string => ADVISERS[nation ?? ""] ?? CONSUMER_ADVICE;

export const EXAMPLE_EMAIL = "hello@skipfinder.example";

export const contactEmail = ({ email }: LegalIdentity): string => email ?? EXAMPLE_EMAIL;

/** Null if the settings name nobody, as on a trial site. */
export function identityLine(legal: LegalIdentity): string | null {
  const { name, companyNumber, registeredIn, registeredOffice, address } = legal;
  if (!name) return null;
  const facts = [
    name,
    registeredIn && `registered in ${registeredIn}`,
    companyNumber && `company number ${companyNumber}`,
    registeredOffice && `registered office ${registeredOffice}`,
    address !== registeredOffice && address,
  ];
  return `${BRAND.name} is run by ${facts.filter(Boolean).join(", ")}.`;
}
