import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import type { CompanyAnswers } from "#contract/answers/company-answers.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import type { Pause, Weekday } from "#contract/job/delivery-days.ts";
import type { Waste } from "#contract/job/job.ts";
import type { CoverageArea, RoadRegistration } from "#contract/job/terms.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";
import type { RegisterDoubt, RegisterResult } from "#contract/registers/registers.ts";
import { bytes, createdAt, id, ownerId, statedPrices, time, wasteCharges } from "../columns.ts";

export type ListingState = "public" | "draft" | "removed" | "merged";

export interface FieldSource {
  source: string;
  licence: string;
  /** Identifies the record in the public source. For a county from our table of towns, it is the town's name. */
  record: string;
  /** The day on which the source was read, YYYY-MM-DD. */
  readOn: string;
}

export const companies = pgTable("companies", {
  id: id(),
  name: text().notNull(),
  description: text(),
  location: text().notNull(),
  county: text().notNull(),
  postcode: text(),
  phone: text(),
  /**
   * Null, empty or "Unknown" if there is no address for requests. When the address changes, a trigger deletes the company's
   * sign-in links and sessions.
   */
  email: text(),
  website: text(),
  services: text(),
  skipSizes: text(),
  priceFrom: numeric({ precision: 8, scale: 2 }).default(COMPANY_DEFAULTS.priceFrom),
  priceTo: numeric({ precision: 8, scale: 2 }).default(COMPANY_DEFAULTS.priceTo),
  rating: numeric({ precision: 3, scale: 2 }).default(COMPANY_DEFAULTS.rating),
  /**
   * The exact sum of ratings whose rounded mean is `rating`. Null without a rating, or if it was never computed. Not part of any
   * response.
   */
  ratingTotal: numeric({ precision: 12, scale: 2 }),
  reviewCount: integer().notNull().default(COMPANY_DEFAULTS.reviewCount),
  featured: boolean().notNull().default(false),
  verified: boolean().notNull().default(true),
  operatingHours: text(),
  establishedYear: integer(),
  licenseNumber: text(),
  insurance: text(),
  coverage: text(),
  specialties: text(),
  paymentMethods: text(),
  deliveryTime: text(),
  collectionTime: text(),
  permits: boolean().notNull().default(true),
  eco: boolean().notNull().default(true),
  prices: statedPrices().notNull().default([]),
  coverageAreas: jsonb().$type<CoverageArea[]>().notNull().default([]),
  refuses: jsonb().$type<Waste[]>().notNull().default([]),
  acceptsAtCharge: wasteCharges().notNull().default([]),
  takes: jsonb().$type<Waste[]>().notNull().default([]),
  noticeDays: integer(),
  deliveryDays: jsonb().$type<Weekday[]>().notNull().default([]),
  /** During a pause, the company takes no quote requests and delivers nothing. */
  pauses: jsonb().$type<Pause[]>().notNull().default([]),
  authorities: jsonb().$type<RoadRegistration[]>().notNull().default([]),
  confirmedOn: date({ mode: "string" }),
  /** Null without requests in the last twelve months. */
  answers: jsonb().$type<CompanyAnswers>(),
  /**
   * The latest check of the stated licence number. If this number was never checked, the latest check of any number. Null without
   * a check. A trigger updates the value when the number changes.
   */
  carrier: jsonb().$type<CarrierCheck>(),
  companyNumber: text(),
  /**
   * What the files of public registers show about the company, at most one result per register. When the company number changes,
   * a trigger removes the results for the former number.
   */
  registers: jsonb().$type<RegisterResult[]>().notNull().default([]),
  /** Not part of any public response. */
  registerDoubts: jsonb().$type<RegisterDoubt[]>().notNull().default([]),
  logo: text(),
  /**
   * The last day of the present pause. Null without a present pause. A trigger sets it when `pauses` changes, and a job when a
   * pause begins or ends.
   */
  pausedUntil: date({ mode: "string" }),
  /**
   * A draft waits until the company or the administrator confirms it. A removed company is hidden: it asked to leave and waits for
   * the administrator's decision, or the administrator took it off the site.
   */
  listing: text().$type<ListingState>().notNull().default("public"),
  /** Not part of any public response. */
  sources: jsonb().$type<Partial<Record<string, FieldSource>>>().notNull().default({}),
  invitedAt: time(),
  /**
   * When the listing became a draft again, set by a trigger. Null if it was a draft from the start or was never a draft. Not part
   * of any response.
   */
  draftedAt: time(),
  /** Degrees, computed by every addition, edit and import. Null if the place is unknown. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  createdAt: createdAt(),
  /**
   * When this row last changed (set by a trigger), or when a shown review or reply last changed. Only the sitemap uses it, and
   * shows the day.
   */
  changedAt: time().notNull().defaultNow(),
  /**
   * When the listing was last edited. A trigger sets a later time with every edit. Changes of ratings, coordinates, `answers`,
   * `carrier`, `registers`, `registerDoubts`, `pausedUntil`, `logo`, `listing` and `draftedAt` are not edits.
   */
  updatedAt: time().notNull().defaultNow(),
});

export const carrierChecks = pgTable(
  "carrier_checks",
  {
    id: id(),
    companyId: ownerId(() => companies.id),
    check: jsonb().$type<CarrierCheck>().notNull(),
    /** Who checked, in the administrator's words, or "The register's file". Not part of any public response. */
    checkedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("carrier_checks_company_id").on(table.companyId)],
);

/**
 * Sign-in links, sent to the listed address or to an address that the administrator accepted. Each link works once. Only the hash
 * of its token is stored.
 */
export const firmLinks = pgTable(
  "firm_links",
  {
    tokenHash: text().primaryKey(),
    companyId: ownerId(() => companies.id),
    expiresAt: time().notNull(),
    usedAt: time(),
    createdAt: createdAt(),
  },
  (table) => [index("firm_links_company_id").on(table.companyId, table.createdAt)],
);

export const firmSessions = pgTable(
  "firm_sessions",
  {
    tokenHash: text().primaryKey(),
    companyId: ownerId(() => companies.id),
    expiresAt: time().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("firm_sessions_company_id").on(table.companyId)],
);

/** Several companies can have the same logo. A logo is deleted when no listing, proposal or recorded change names it any more. */
export const logos = pgTable("logos", {
  address: text().primaryKey(),
  webp: bytes().notNull(),
  createdAt: createdAt(),
});
