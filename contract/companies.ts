import { z } from "zod";
import { MAX_SEARCH_TEXT } from "./limits.ts";
import { COMPANY_SORTS, PRICE_SIZES, type PriceSize } from "./options.ts";
import type { SearchedPlace } from "./places.ts";

/** A skip hire firm in the directory, as the API speaks of it. Prices and rating are numeric strings. */
export interface Company {
  id: number;
  name: string;
  description: string | null;
  location: string;
  county: string;
  postcode: string | null;
  phone: string | null;
  /** Empty or "Unknown": this company cannot be asked for a quote. */
  email: string | null;
  website: string | null;
  /** Comma-separated. */
  services: string | null;
  /** Comma-separated. */
  skipSizes: string | null;
  priceFrom: string | null;
  priceTo: string | null;
  rating: string | null;
  reviewCount: number;
  featured: boolean;
  verified: boolean;
  operatingHours: string | null;
  establishedYear: number | null;
  licenseNumber: string | null;
  insurance: string | null;
  coverage: string | null;
  /** Comma-separated. */
  specialties: string | null;
  /** Comma-separated. */
  paymentMethods: string | null;
  deliveryTime: string | null;
  collectionTime: string | null;
  permits: boolean;
  eco: boolean;
  /** Degrees, or null when the company cannot be placed. */
  latitude: number | null;
  longitude: number | null;
  /** ISO 8601. */
  createdAt: string;
}

/** A company in an answer; `distance` (kilometres) only when a location was searched. */
export interface ListedCompany extends Company {
  distance?: number;
}

/** As much of a company as a list on a screen shows, and asks a quote of. */
export type CompanySummary = Pick<
  ListedCompany,
  | "id"
  | "name"
  | "location"
  | "county"
  | "phone"
  | "email"
  | "website"
  | "services"
  | "rating"
  | "reviewCount"
  | "distance"
>;

/** What a wider radius would find. */
export interface WiderSearch {
  radius: number;
  total: number;
}

/** One page of a list. An empty list has no pages, and its page is 1. */
export interface Paging {
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

/** What a location was taken to mean, and what looking further would find. */
export type LocationSearch = SearchedPlace & { radius: number; wider: WiderSearch[] };

export interface CompanyPage<Shown = ListedCompany> extends Paging {
  companies: Shown[];
  /** Only when a location was searched and understood as a place. */
  searched?: LocationSearch;
}

export type SummaryPage = CompanyPage<CompanySummary>;

/** The figures of the whole directory that pages quote. */
export interface DirectoryStatistics {
  companies: number;
  verifiedCompanies: number;
  reviews: number;
  companiesWithEmail: number;
  /** One number to two decimals, "4.35", or null without reviews. */
  averageRating: string | null;
  /** Companies per town the home page names, in its order. */
  topLocations: { nation: string; towns: { town: string; companies: number }[] }[];
  demonstration: boolean;
}

export interface PriceRange {
  from: number;
  to: number;
}

export interface PriceComparisonRow {
  id: number;
  name: string;
  location: string;
  rating: string | null;
  reviewCount: number;
  phone: string | null;
  /** Whether the company can be asked for a quote. */
  quotable: boolean;
  distance?: number;
  prices: Record<PriceSize, PriceRange>;
}

export interface PriceComparisonPage extends Paging {
  rows: PriceComparisonRow[];
  /** Only when a location was searched and understood as a place. */
  searched?: LocationSearch;
}

const number = (name: string) =>
  z
    .string()
    .trim()
    .regex(/^[+-]?(\d+(\.\d*)?|\.\d+)$/, `${name} must be a number`)
    .transform(Number);

const text = (name: string) =>
  z.string().trim().max(MAX_SEARCH_TEXT, `${name} is too long (at most ${MAX_SEARCH_TEXT} characters)`);

/** An empty value in a query string means the same as none: a plain GET form sends its empty fields too. */
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );

/** The query of `GET /api/companies`. Ranges are clamped by the search, nonsense is refused here. */
export const companiesQuery = z.object({
  featured: orNone(z.enum(["true", "false"], "featured must be true or false")),
  location: orNone(text("location")),
  radius: orNone(number("radius")),
  search: orNone(text("search")),
  locationSearch: orNone(text("locationSearch")),
  sort: orNone(z.enum(COMPANY_SORTS, `sort must be one of ${COMPANY_SORTS.join(", ")}`)),
  quotable: orNone(z.enum(["true", "false"], "quotable must be true or false")),
  page: orNone(number("page")),
  limit: orNone(number("limit")),
});
export type CompaniesQuery = z.output<typeof companiesQuery>;

const PRICE_COMPARISON_SIZES = ["all", ...PRICE_SIZES] as const;

/** The query of `GET /api/price-comparison`. */
export const priceComparisonQuery = z.object({
  location: orNone(text("location")),
  radius: orNone(number("radius")),
  skipSize: orNone(
    z.enum(PRICE_COMPARISON_SIZES, `skipSize must be one of ${PRICE_COMPARISON_SIZES.join(", ")}`),
  ),
  page: orNone(number("page")),
  limit: orNone(number("limit")),
});
export type PriceComparisonQuery = z.output<typeof priceComparisonQuery>;

export const companyId = z.string().regex(/^\d+$/, "id must be a whole number").transform(Number);

/** The path of one company. */
export const companyPath = z.object({ id: companyId });
