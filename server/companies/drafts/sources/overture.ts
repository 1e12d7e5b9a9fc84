import type { Point } from "#server/geo/distance.ts";
import { saysNothing } from "../../csv/spreadsheet-cells.ts";
import { type LeftOutRecord, type Source, saysSkips, UK } from "./source-record.ts";

/**
 * Categories are matched by words, because Overture renames them. A category of `RELATED` counts only if the name contains
 * "skip".
 */
const SKIP_HIRE = /^(?:dumpster|skip)(?:[ _-]|s?$)/i;
const RELATED =
  /dumpster|skip|waste|rubbish|junk|garbage|trash|refuse|recycl|scrap|demoli|dispos|haul|clearance|landfill|(?:equipment|machine|tool).*(?:rental|hire)|^rental_service|b2b|(?:home|local|business|environment\w*)_service|transport|truck|logistic|storage|hardware|building_suppl|construct|contractor|public_utilit|industrial/i;
/** Overture estimates from 0 to 1 that a place exists. The limit is our choice: each draft costs an administrator a call. */
const MIN_CONFIDENCE = 0.7;

/** Licences by the dataset from which Overture took a place. All other datasets have the most common licence. */
const LICENCES: Readonly<Record<string, string>> = {
  foursquare: "Apache-2.0",
  alltheplaces: "CC0-1.0",
};
const MOST_COMMON_LICENCE = "CDLA-Permissive-2.0";

const HEADINGS = {
  id: ["id"],
  name: ["names.primary", "primary_name", "name"],
  categories: [
    ...["taxonomy.primary", "taxonomy.hierarchy", "taxonomy.alternates", "taxonomy", "basic_category"],
    ...["categories.primary", "categories.alternate", "categories", "category", "primary_category"],
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
  longitude: ["longitude", "lon", "lng", "x", "bbox.xmin"],
  latitude: ["latitude", "lat", "y", "bbox.ymin"],
} as const;

const first = (list: string) =>
  list
    .replace(/^\{|\}$/g, "")
    .split(/[\n,]/)[0]
    ?.trim() ?? "";

function pointOf(longitude: string, latitude: string): Point | null {
  const point = { longitude: Number.parseFloat(longitude), latitude: Number.parseFloat(latitude) };
  return Number.isFinite(point.longitude) && Number.isFinite(point.latitude) ? point : null;
}

const read: Source["read"] = (cells) => {
  const all = (field: keyof typeof HEADINGS) =>
    HEADINGS[field].map(cells).filter((cell) => cell && !saysNothing(cell));
  const value = (field: keyof typeof HEADINGS) => all(field)[0] ?? "";
  const [name, town] = [value("name"), value("town")];
  const categories = all("categories").flatMap((text) => text.split(/[^\w -]+/).map((one) => one.trim()));
  const confidence = Number.parseFloat(value("confidence").replace(",", "."));
  const leftOut = (reason: LeftOutRecord["leftOut"], detail = "") => ({ leftOut: reason, name, detail });
  if (/closed/i.test(value("status"))) return leftOut("closed or dissolved", value("status"));
  if (!UK.test(value("country"))) return leftOut("not in the United Kingdom", value("country"));
  const said = saysSkips(name);
  const isSkipHire =
    categories.some((one) => SKIP_HIRE.test(one)) ||
    said === "certain" ||
    (said && categories.some((one) => RELATED.test(one)));
  if (!isSkipHire) return leftOut("not skip hire by its category or name", first(value("categories")));
  if (!(confidence >= MIN_CONFIDENCE)) return leftOut("too uncertain", value("confidence"));
  if (!name || !(town || value("postcode"))) return leftOut("no name or no town");
  return {
    record: value("id"),
    licence: LICENCES[value("dataset").toLowerCase()] ?? MOST_COMMON_LICENCE,
    ...{ name, town, county: "", postcode: value("postcode") },
    phone: first(value("phone")),
    website: first(value("website")),
    email: first(value("email")),
    companyNumber: "",
    point: pointOf(value("longitude"), value("latitude")),
  };
};

export const overture: Source = { title: "Overture Maps, places", required: ["id"], read };
