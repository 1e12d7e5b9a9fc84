import { toCsvLine } from "../text/csv-line.ts";
import { API_EXAMPLE_COMPANY } from "./company-example.ts";

/** The cells whose text differs from the value in JSON. */
const TERMS = {
  prices: "6=180/14d/+25w/heavy",
  coverageAreas: "30 km",
  refuses: "asbestos, tyres",
  acceptsAtCharge: "mattress=20 each",
};

const COLUMNS = [
  ...(["id", "name", "description", "location", "county", "postcode", "phone", "email", "website"] as const),
  ...(["services", "skipSizes", "priceFrom", "priceTo", "featured", "verified", "operatingHours"] as const),
  ...([
    "establishedYear",
    "licenseNumber",
    "insurance",
    "coverage",
    "specialties",
    "paymentMethods",
  ] as const),
  ...(["deliveryTime", "collectionTime", "permits", "eco", "prices", "coverageAreas", "refuses"] as const),
  ...(["acceptsAtCharge", "noticeDays", "confirmedOn", "rating", "reviewCount", "latitude"] as const),
  ...(["longitude", "createdAt"] as const),
];

const cells = COLUMNS.map((name) => String({ ...API_EXAMPLE_COMPANY, ...TERMS }[name]));

/** An exported file with one company. */
export const CSV_EXAMPLE = toCsvLine(COLUMNS) + toCsvLine(cells);
