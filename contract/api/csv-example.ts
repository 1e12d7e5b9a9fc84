import { companyFields } from "../company-input.ts";
import { termsInput } from "../job/terms.ts";
import { toCsvLine } from "../text/csv.ts";
import { API_EXAMPLE_COMPANY } from "./company-example.ts";

/** The cells whose text differs from the value in JSON. */
const TERMS = {
  prices: "6=180/14d/+25w/heavy",
  coverageAreas: "30 km",
  refuses: "asbestos, tyres",
  acceptsAtCharge: "mattress=20 each",
  takes: "soil, garden",
  deliveryDays: "mon, tue, wed, thu, fri, sat",
  pauses: "2026-12-24 to 2027-01-03",
  authorities: "Leeds City Council until 2027-03-31",
};

/** The columns of an exported file, in its order. */
const COLUMNS = [
  "id",
  ...(Object.keys(companyFields) as (keyof typeof companyFields)[]),
  ...(Object.keys(termsInput) as (keyof typeof termsInput)[]),
  ...(["rating", "reviewCount", "latitude", "longitude", "createdAt"] as const),
] as const;

const cells = COLUMNS.map((name) => String({ ...API_EXAMPLE_COMPANY, ...TERMS }[name] ?? ""));

/** An exported file with one company. */
export const CSV_EXAMPLE = toCsvLine(COLUMNS) + toCsvLine(cells);
