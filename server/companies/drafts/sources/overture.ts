import type { Point } from "#server/geo/point.ts";
import {
  type CellReader,
  type LeftOutRecord,
  type Source,
  type SourceRecord,
  saysSkips,
} from "./source-record.ts";

/** Overture's categories. The first one is skip hire. A place in one of the others counts only with "skip" in its name. */
const SKIP_HIRE = "dumpster_rentals";
const WASTE = [
  "junk_removal_and_hauling",
  "hazardous_waste_disposal",
  "recycling_center",
  "b2b_cleaning_and_waste_management",
];
/**
 * The minimum confidence: Overture's estimate, from 0 to 1, of the probability that a place exists. This value is our choice:
 * each draft costs somebody a call or a letter.
 */
const MIN_CONFIDENCE = 0.7;

/** Licences by the dataset from which Overture took a place. All other datasets have the most common licence. */
const LICENCES: Readonly<Record<string, string>> = {
  foursquare: "Apache-2.0",
  alltheplaces: "CC0-1.0",
};
const MOST_COMMON_LICENCE = "CDLA-Permissive-2.0";

/** For each field, the headings that exports use. The first heading is a flattened GeoJSON property. */
const HEADINGS = {
  id: ["id"],
  name: ["names.primary", "primary_name", "name"],
  categories: [
    "categories.primary",
    "categories.alternate",
    "basic_category",
    "taxonomy.primary",
    "category",
    "primary_category",
  ],
  confidence: ["confidence"],
  website: ["websites", "website"],
  phone: ["phones", "phone"],
  email: ["emails", "email"],
  town: ["addresses.locality", "locality", "city", "town"],
  postcode: ["addresses.postcode", "postcode"],
  country: ["addresses.country", "country"],
  status: ["operating_status", "status"],
  dataset: ["sources.dataset", "dataset"],
  longitude: ["longitude", "lon", "lng", "x"],
  latitude: ["latitude", "lat", "y"],
} as const;

/** The first of several values. Exports write them as `[a, b]` or one per line. */
const first = (list: string) =>
  list
    .replace(/^\[|\]$/g, "")
    .split(/[\n,]/)[0]
    ?.trim()
    .replace(/^['"]|['"]$/g, "") ?? "";

function pointOf(longitude: string, latitude: string): Point | null {
  const point = { longitude: Number.parseFloat(longitude), latitude: Number.parseFloat(latitude) };
  return Number.isFinite(point.longitude) && Number.isFinite(point.latitude) ? point : null;
}

function read(cells: CellReader): SourceRecord | LeftOutRecord {
  const all = (field: keyof typeof HEADINGS) => HEADINGS[field].map(cells).filter(Boolean);
  const value = (field: keyof typeof HEADINGS) => all(field)[0] ?? "";
  const [name, town] = [value("name"), value("town")];
  const categories = all("categories").join(" ");
  const confidence = Number.parseFloat(value("confidence"));
  if (/closed/.test(value("status"))) return { leftOut: "closed or dissolved" };
  if (!/^(gb|uk)?$/i.test(value("country"))) return { leftOut: "not in the United Kingdom" };
  const isSkipHire =
    categories.includes(SKIP_HIRE) || (saysSkips(name) && WASTE.some((waste) => categories.includes(waste)));
  if (!isSkipHire) return { leftOut: "not skip hire by its category or name" };
  if (!(confidence >= MIN_CONFIDENCE)) return { leftOut: "too uncertain" };
  if (!name || !town) return { leftOut: "no name or no town" };
  return {
    record: value("id"),
    licence: LICENCES[value("dataset").toLowerCase()] ?? MOST_COMMON_LICENCE,
    ...{ name, town, county: "", postcode: value("postcode") },
    phone: first(value("phone")),
    website: first(value("website")),
    email: first(value("email")),
    point: pointOf(value("longitude"), value("latitude")),
  };
}

/** Overture Maps, theme "places", as GeoJSON or as a table. */
export const overture: Source = { title: "Overture Maps, places", required: ["id"], read };
