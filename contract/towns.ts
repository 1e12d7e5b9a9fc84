import type { ListedCompany } from "./companies.ts";
import type { JobSize } from "./job/job.ts";
import type { PermitAnswer } from "./job/permits.ts";

/** Towns with fewer companies have no page. */
export const MIN_TOWN_COMPANIES = 3;
/** With fewer stated prices for a size, pages show the guide price for the whole UK instead. */
export const MIN_STATED_PRICES = 3;
export const TOWN_COMPANIES = 10;
export const NEARBY_TOWNS = 6;
/** The most companies that a town's page names for deliveries at one working day's notice. */
export const MAX_NAMED_COMPANIES = 3;

export interface TownSummary {
  /** "Leeds". If several towns have the name, also the county: "Newport, Shropshire". */
  label: string;
  /** The last part of the page's path: "leeds", "newport-shropshire". */
  slug: string;
  nation: string;
  /** Companies located in the town. */
  companies: number;
}

/** For the usual weeks of hire (`DEFAULT_WEEKS`), in pounds with VAT. */
export interface TownPrice {
  size: JobSize;
  offeredBy: number;
  /** How many of the town's companies state a price for these weeks. */
  statedBy: number;
  /** Null if fewer than `MIN_STATED_PRICES` companies state a price. */
  stated: { from: number; to: number; median: number } | null;
  /** The guide for the whole United Kingdom. Null for sizes that the guide leaves out. */
  guide: { from: number; to: number } | null;
}

export interface TownCompany extends ListedCompany {
  /**
   * The company's price for the most commonly hired size that it prices (6, 8, 4 or 12 yards), otherwise for its smallest priced
   * size. Null without prices. `days` are the days of hire that the price includes, null if not stated.
   */
  price: { size: JobSize; pounds: string; days: number | null } | null;
}

export interface TownNotice {
  /** Companies of the town that state their notice. */
  sampleSize: number;
  /** Companies that need at most one working day. */
  nextDay: number;
  /** The first day at one working day's notice, if a company is asked now. */
  firstDay: string;
  /** The first `MAX_NAMED_COMPANIES` of these companies that can deliver on that day. */
  firms: { id: number; name: string }[];
}

/** A town's page. All figures except `permit`, `nearby` and the guide prices are about companies located in the town. */
export interface TownPage extends TownSummary {
  county: string;
  /** A text that a search resolves to exactly this town. */
  query: string;
  quotable: number;
  /** Companies that state at least one price. */
  pricing: number;
  reviews: number;
  /** The mean of these reviews, such as "4.35". Null without reviews. */
  averageRating: string | null;
  prices: TownPrice[];
  notice: TownNotice;
  /** The road authority for the town, with the fee for `DEFAULT_WEEKS` weeks if it is known. */
  permit: PermitAnswer;
  /**
   * The nearest postcode districts to which companies of the town deliver, and how many companies do. In natural order: LS2
   * before LS10.
   */
  districts: { code: string; companies: number }[];
  firms: TownCompany[];
  nearby: (TownSummary & { km: number })[];
}

/** The towns listed on the home page, in the order shown. */
export const TOP_LOCATIONS = [
  { nation: "England", towns: ["London", "Manchester", "Birmingham", "Leeds", "Liverpool"] },
  { nation: "Scotland", towns: ["Glasgow", "Edinburgh", "Aberdeen", "Dundee", "Stirling"] },
  { nation: "Wales", towns: ["Cardiff", "Swansea", "Newport", "Wrexham", "Bangor"] },
  { nation: "Northern Ireland", towns: ["Belfast", "Derry", "Lisburn", "Newry", "Armagh"] },
] as const;
