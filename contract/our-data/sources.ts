/** Shown in the API's description and on the developers' page. */
export const DATA_TERMS = [
  "You may show companies, prices and reviews from this API if you name Skip Finder as the source and link to the company's page here.",
  "Apart from the open data, you must not copy the whole directory, sell it or present it as your own.",
  "You must not use email addresses or telephone numbers for advertising.",
  "The facts about a company are its own and are not checked unless the answer says so.",
] as const;

/** Users of the API must show these. The data of Ordnance Survey (OS) are postcodes and motorways. */
export const DATA_SOURCES = [
  "Contains OS data © Crown copyright and database right 2024.",
  "Contains Royal Mail data © Royal Mail copyright and database right 2024.",
  "Contains National Statistics data © Crown copyright and database right 2024.",
  "Contains data from GeoNames (CC BY 4.0).",
  "Names, codes and websites of councils: GOV.UK, Open Government Licence v3.0.",
  "Coasts on maps: Natural Earth (public domain).",
  "Where a registration was checked in the register's file: contains Environment Agency information © Environment Agency and/or database right.",
] as const;

/** Where a table of `data/` comes from. */
export interface Provenance {
  /** The path in the repository. */
  file: string;
  name: string;
  use: string;
  asOf: string;
  /** When we last read the source, as YYYY-MM-DD. If the rows have dates, the newest of them. */
  seenOn: string;
  /** The oldest date of the rows. If they have no dates, the same as `seenOn`. */
  oldestSeenOn: string;
  source: string;
  /** How many rows name the URL of their source. Null if the table has no column for it. */
  addresses: number | null;
  licence: string;
  /** Null if the table has no rows, such as a map. */
  rows: number | null;
}
