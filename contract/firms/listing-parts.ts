/** These fields identify a company. If the company changes one of them, the change waits for the administrator. */
export const IDENTITY_LABELS = {
  name: "Company name",
  location: "Town or city",
  county: "County",
  postcode: "Postcode",
  email: "Email for requests",
  licenseNumber: "Licence number",
  logo: "Logo",
  companyNumber: "Company number",
} as const;
export type IdentityField = keyof typeof IDENTITY_LABELS;

/** What a visitor can report as wrong in a listing: a field, a block of its page, or the whole listing. */
export const CORRECTABLE = {
  phone: "Phone",
  website: "Website",
  ...IDENTITY_LABELS,
  operatingHours: "Opening hours",
  description: "Description",
  insurance: "Insurance",
  prices: "Prices",
  areas: "Where they deliver",
  wastes: "What they take",
  closed: "The company has closed",
  other: "Something else",
} as const;
export type Correctable = keyof typeof CORRECTABLE;
export const CORRECTABLE_FIELDS = Object.keys(CORRECTABLE) as Correctable[];

/** What a company's own page says after each act. */
export const FIRM_ACTS = {
  saved: "Saved. Your listing shows it now.",
  proposed: "Sent. We check such a change before it shows.",
  "logo-removed": "Your picture is removed. Your initials stand beside your name.",
  confirmed: "Thank you. Your listing says that you confirmed it today.",
  resumed: "You take requests again.",
  removed: "Your listing is hidden. Nobody can find it any more.",
  restored: "Your listing is back.",
  replied: "Your reply shows below the review now.",
  "reply-removed": "Your reply is taken back.",
} as const;
export type FirmAct = keyof typeof FIRM_ACTS;

/** The parts of a listing that a company can edit, by the last part of the path `/firm/listing/<part>`. */
export const LISTING_PARTS = {
  prices: "Prices by size",
  areas: "Where and how soon you deliver",
  waste: "What you take",
  pauses: "When you take no requests",
  authorities: "Councils you are registered with",
  contact: "How customers reach you",
  about: "About your company",
  identity: "Name, place, email and licence",
} as const;
export type ListingPart = keyof typeof LISTING_PARTS;

export const FIRM_LINK_HOURS = 24;
/** A company's session ends after this time. The company must then request a new link. */
export const FIRM_SESSION_HOURS = 12;
/** The most links per day to one mailbox, for all its companies together. Further claims get no link. */
export const MAX_LINKS_A_DAY = 3;
/** The most links per hour to all listed addresses together. Further links are sent later. */
export const MAX_LINKS_AN_HOUR = 100;
/** The most waiting proposals of one kind about one company. Claims with a confirmed address are counted separately. */
export const MAX_WAITING_PROPOSALS = 20;
/** A claimant can confirm the email address until this many days after the claim. */
export const CONFIRM_CLAIM_DAYS = 7;
