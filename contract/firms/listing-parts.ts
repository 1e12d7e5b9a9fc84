import type { Correctable } from "./page-values.ts";

/** The parts of a listing, by who may change them and how. No zod here: pages load this file. */

/** Facts by which a company is known. A change by the company waits for the administrator. */
export const IDENTITY_LABELS = {
  name: "Company name",
  location: "Town or city",
  county: "County",
  postcode: "Postcode",
  email: "Email for requests",
  licenseNumber: "Licence number",
} as const;
export type IdentityField = keyof typeof IDENTITY_LABELS;

/** What a visitor can say is wrong on a company's page. */
export const CORRECTABLE: Record<Correctable, string> = {
  phone: "Phone",
  website: "Website",
  ...IDENTITY_LABELS,
  operatingHours: "Opening hours",
  description: "Description",
  insurance: "Insurance",
  prices: "Prices",
  areas: "Where they deliver",
  wastes: "What they take",
  closed: "The firm has closed",
  other: "Something else",
};

/** The pages on which a company changes its listing, by their path below `/firm/listing/`. */
export const LISTING_PARTS = {
  contact: "How customers reach you",
  about: "About your firm",
  prices: "Prices by size",
  areas: "Where and how soon you deliver",
  waste: "What you take",
  identity: "Name, place, email and licence",
} as const;
export type ListingPart = keyof typeof LISTING_PARTS;

/** Hours in which the link in a claim's email opens the company's own page. */
export const FIRM_LINK_HOURS = 24;
/** Hours after which a company has to ask for a new link. */
export const FIRM_SESSION_HOURS = 12;
/** Links that the listed address of one company is sent in a day. */
export const MAX_LINKS_A_DAY = 3;
/** Links that all listed addresses together are sent in an hour. */
export const MAX_LINKS_AN_HOUR = 100;
/** Proposals of one kind about one company that wait at once. */
export const MAX_WAITING_PROPOSALS = 20;
