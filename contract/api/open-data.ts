/** The directory as CSV, in several files if it is large. */
export const OPEN_DATA_PATH = "/data/companies.csv";

/** Addresses, telephone and licence numbers, whole postcodes and texts are left out, because they can be personal data. */
export const OPEN_DATA_COLUMNS = {
  id: "the company's number in the API",
  name: "the name it trades under",
  page: "its page here",
  location: "town",
  county: "county",
  district: "the first half of its postcode",
  website: "its website",
  services: "services, by commas",
  skipSizes: "sizes it hires out, by commas",
  prices:
    "stated prices with VAT, without a permit: 6=135/14d/+20w/heavy is £135 for 6 yards and 14 days, £20 for a further week, heavy waste allowed",
  pricesStated: "for each size who stated its price, the company or this directory, and when",
  coverageAreas: "where it delivers",
  refuses: "wastes it refuses",
  acceptsAtCharge: "wastes it takes at a charge",
  noticeDays: "working days from order to delivery",
  takes: "wastes it takes at no further charge",
  deliveryDays: "the days on which it delivers",
  pauses: "when it takes no requests",
  confirmedOn: "the day on which the company last confirmed its listing",
  rating: "the mean of the reviews written here",
  reviewCount: "their number",
  updatedAt: "the last edit",
} as const;
export type OpenDataColumn = keyof typeof OPEN_DATA_COLUMNS;

export const OPEN_DATA_LICENCE = {
  name: "Creative Commons Attribution 4.0 (CC BY 4.0)",
  url: "https://creativecommons.org/licenses/by/4.0/",
} as const;
