import { BRAND } from "./brand.ts";
import type { LegalIdentity } from "./site.ts";

/** The date of the last update of the legal pages, which show it. */
export const LAST_UPDATED = "28 December 2024";
/** The month in which the terms and the privacy policy were last checked against the law and the product. */
export const LEGAL_REVIEWED = "November 2026";

/** Who advises consumers about a hire, by nation. The guides say the same. */
export const CONSUMER_ADVICE =
  "Citizens Advice in England and Wales, Advice Direct Scotland, or Consumerline in Northern Ireland";

/** The address for questions about a site that names no other one. */
export const EXAMPLE_EMAIL = "hello@skipfinder.example";

/** The address for questions about the site: the operator's, or without one the example address. */
export const contactEmail = ({ email }: LegalIdentity): string => email ?? EXAMPLE_EMAIL;

/** Who runs the site, in one line. Null if nobody is named, as on a trial site. */
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
