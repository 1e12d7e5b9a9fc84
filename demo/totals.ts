import { readFileSync } from "node:fs";
import type { Company } from "#contract/companies.ts";
import { columns, readWords } from "./words.ts";

/** Totals from the specification. The demonstration data matches them exactly. */
export const COMPANIES = 4_276;
export const COMPANIES_WITH_EMAIL = 2_862;
export const REVIEWS = 7_258;
/** The sum of all ratings. The mean rating is 4.35. */
export const STARS = Math.round(4.35 * REVIEWS);

const townRows = (section: string) =>
  readWords("towns")(section).map((entry) => {
    const [town = "", county = "", value = ""] = columns(entry);
    return { town, county, value };
  });

/** Company counts of the towns on the home page. The county distinguishes towns of the same name. */
export const TOWN_COUNTS = townRows("on the home page").map(({ town, county, value }) => ({
  ...{ town, county },
  companies: Number(value),
}));
/** Towns with one featured company each. All four nations have such towns. */
export const FEATURED_TOWNS = townRows("with a featured company");
/** Towns whose firms get requests, with how each of these firms answers. */
export const REQUEST_TOWNS = townRows("with requests").map(({ town, county, value }) => ({
  ...{ town, county },
  habits: value.split(", "),
}));

/** A hand-written company that demonstrates an unusual case, for example a missing phone number. */
export interface Story {
  id: number;
  demonstrates: string;
  town: string;
  county: string;
  company: Partial<Company> & { name: string };
  /** The short name that customers use in reviews. */
  shortName: string;
  reviews: number;
  /** The rating of all reviews of this company. By default ratings are random. */
  stars?: 1;
}

export const STORIES: readonly Story[] = JSON.parse(readFileSync("demo/words/stories.json", "utf8"));
