/** The pages of towns. No zod here: they have no call in the API. */
import type { ListedCompany } from "./companies.ts";
import type { JobSize } from "./job/job.ts";

/** Towns in which fewer firms are located have no page. */
export const MIN_TOWN_COMPANIES = 3;
/** Fewer stated prices say nothing about what a size costs in a town. */
export const MIN_STATED_PRICES = 3;
export const TOWN_FIRMS = 10;
export const NEARBY_TOWNS = 6;
/** Firms named in an answer on a town's page. */
export const NAMED_FIRMS = 3;

/** A town with a page. */
export interface TownSummary {
  /** "Leeds", or with the county if several towns have the name: "Newport, Shropshire". */
  label: string;
  /** The last part of the page's path: "leeds", "newport-shropshire". */
  slug: string;
  nation: string;
  /** Firms located in the town. */
  companies: number;
}

/** What one size of skip costs in a town, in whole pounds with VAT. */
export interface TownPrice {
  size: JobSize;
  /** Located firms that hire out this size. */
  offeredBy: number;
  /** Located firms that state a price for it. */
  statedBy: number;
  /** Null if too few firms state one. */
  stated: { from: number; to: number; median: number } | null;
  /** The guide for the whole United Kingdom. Null for sizes that the guide leaves out. */
  guide: { from: number; to: number } | null;
}

export interface TownFirm
  extends Pick<
    ListedCompany,
    "id" | "name" | "rating" | "reviewCount" | "serves" | "servesBecause" | "noticeDays"
  > {
  /** The stated price of the commonest size that the firm states. */
  price: { size: JobSize; pounds: string } | null;
}

export interface TownNotice {
  /** Located firms that say how many working days they need. */
  said: number;
  /** Those that need at most one. */
  nextDay: number;
  /** Some of these. */
  firms: { id: number; name: string }[];
}

/** A town's page. All figures are of the firms located in the town. */
export interface TownPage extends TownSummary {
  county: string;
  /** Text that finds exactly this town when it is searched for. */
  query: string;
  /** Firms that can be asked for a quote. */
  quotable: number;
  /** Firms that state at least one price. */
  pricing: number;
  reviews: number;
  /** The mean of these reviews, such as "4.35". Null without reviews. */
  averageRating: string | null;
  /** Smallest size first. */
  prices: TownPrice[];
  notice: TownNotice;
  /** Postcode districts nearby, and how many of the firms say that they deliver there. */
  districts: { code: string; companies: number }[];
  firms: TownFirm[];
  nearby: { label: string; slug: string; companies: number; km: number }[];
}
