/** The job is what a visitor needs. Links pass it on in their URLs. */
import type { Option } from "../options.ts";
import type { Division } from "./delivery-days.ts";

/** In cubic yards: the sizes that visitors can select and companies can price. */
export const JOB_SIZES = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 30, 40] as const;
export type JobSize = (typeof JOB_SIZES)[number];

/** Where the skip will stand. On a road, a skip needs a permit. */
export const STANDS = [
  { value: "drive", label: "On a drive" },
  { value: "road", label: "On the road" },
  { value: "unsure", label: "Not sure yet" },
] as const satisfies readonly Option[];
export type Stands = (typeof STANDS)[number]["value"];

export const WASTES = [
  { value: "general", label: "General household" },
  { value: "garden", label: "Garden" },
  { value: "soil", label: "Soil" },
  { value: "rubble", label: "Rubble" },
  { value: "wood", label: "Wood" },
  { value: "metal", label: "Metal" },
  { value: "mixed-building", label: "Mixed building" },
  { value: "plasterboard", label: "Plasterboard" },
  { value: "upholstery", label: "Upholstery" },
  { value: "mattress", label: "Mattresses" },
  { value: "electrical", label: "Electrical items" },
  { value: "fridge", label: "Fridges and freezers" },
  { value: "tyres", label: "Tyres" },
  { value: "paint", label: "Paint" },
  { value: "asbestos", label: "Asbestos" },
] as const satisfies readonly Option[];
export type Waste = (typeof WASTES)[number]["value"];

export const wastesAmong = (named: readonly string[]): Waste[] =>
  WASTES.map(({ value }) => value).filter((waste) => named.includes(waste));

/** Wastes that are too heavy for large skips. A company's price for a size can allow or exclude them (`heavyAllowed`). */
export const HEAVY_WASTES: readonly Waste[] = ["soil", "rubble"];

export const MAX_WEEKS = 8;
export const DEFAULT_WEEKS = 2;

/** The latest date in a page's URL or an offer, in days from today. The limit keeps the number of URLs of a page finite. */
export const MAX_DAYS_AHEAD = 366;

export interface Job {
  size?: JobSize | undefined;
  /** The wanted delivery, as YYYY-MM-DD. */
  date?: string | undefined;
  weeks?: number | undefined;
  stands?: Stands | undefined;
  waste?: readonly Waste[] | undefined;
  /** Only of a request in Northern Ireland, where roads have another law. The server sets it. */
  division?: Extract<Division, "northern-ireland"> | undefined;
}

export const JOB_PARAMS = ["size", "date", "weeks", "stands", "waste"] as const;
export type JobParam = (typeof JOB_PARAMS)[number];

/** The parts of its URL that a page can ignore, because they are invalid, past, unknown or too many. */
export const IGNORED_PARTS = [
  "radius",
  "size",
  "past-date",
  "date",
  "weeks",
  "stands",
  "waste",
  "some-waste",
  "more-companies",
] as const;
export type IgnoredPart = (typeof IGNORED_PARTS)[number];
