import { readFileSync } from "node:fs";
import type { Company } from "#contract/companies.ts";
import { readDemoTable } from "./words.ts";

/** From the specification. The demonstration data has exactly these totals. */
export const COMPANIES = 4_276;
export const COMPANIES_WITH_EMAIL = 2_862;
export const REVIEWS = 7_258;
/** The sum of all ratings. Their mean is 4.35. */
export const STARS = Math.round(4.35 * REVIEWS);

interface TownRow {
  town: string;
  county: string;
}

export const TOWN_COUNTS = readDemoTable<TownRow & { companies: number }>("home-page-towns");
/** One company of each town is featured. All four nations have such towns. */
export const FEATURED_TOWNS = readDemoTable<TownRow>("featured-towns");

/** A hand-written company that demonstrates an unusual case, for example a missing phone number. */
interface Story extends TownRow {
  id: number;
  demonstrates: string;
  company: Partial<Company> & { name: string };
  shortName: string;
  reviews: number;
  /** The rating of all reviews of the company. By default ratings are random. */
  stars?: 1;
}

export const STORIES: readonly Story[] = JSON.parse(readFileSync("demo/words/stories.json", "utf8"));
