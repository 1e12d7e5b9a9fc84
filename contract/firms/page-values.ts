/** Values of page parameters. Their texts are in other files, such as `listing-parts.ts`. */

/** What a visitor can report as wrong in a listing: a field, a block of its page, or the whole listing. */
export const CORRECTABLE_FIELDS = [
  "phone",
  "website",
  "name",
  "location",
  "county",
  "postcode",
  "email",
  "licenseNumber",
  "logo",
  "companyNumber",
  "operatingHours",
  "description",
  "insurance",
  "prices",
  "areas",
  "wastes",
  "closed",
  "other",
] as const;
export type Correctable = (typeof CORRECTABLE_FIELDS)[number];

/** Actions of a company on its own page. After an action, the page shows a confirmation. */
export const FIRM_ACTS = [
  "saved",
  "proposed",
  "logo-removed",
  "confirmed",
  "resumed",
  "removed",
  "restored",
  "replied",
  "reply-removed",
] as const;
export type FirmAct = (typeof FIRM_ACTS)[number];
