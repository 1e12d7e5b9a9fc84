/** Values of page parameters. Every screen loads this file, so it holds no texts. */

/** What a visitor can say is wrong in a listing: a field, a block of its page, or the whole. */
export const CORRECTABLE_FIELDS = [
  "phone",
  "website",
  "name",
  "location",
  "county",
  "postcode",
  "email",
  "licenseNumber",
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

/** What a company has just done on its own page. */
export const FIRM_ACTS = [
  "saved",
  "proposed",
  "confirmed",
  "paused",
  "resumed",
  "removed",
  "restored",
  "replied",
] as const;
export type FirmAct = (typeof FIRM_ACTS)[number];
