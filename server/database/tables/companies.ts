import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { CompanyAnswers } from "#contract/answers/company-answers.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import type { Pause, Weekday } from "#contract/job/delivery-days.ts";
import type { Waste } from "#contract/job/job.ts";
import type { CoverageArea, RoadRegistration } from "#contract/job/terms.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";

import type { RegisterDoubt, RegisterResult } from "#contract/registers/registers.ts";
import { createdAt, id, picture, statedPrices, wasteCharges } from "../columns.ts";

export type ListingState = "public" | "draft" | "removed" | "merged";

/** The source of an imported value, and its licence. */
export interface FieldSource {
  source: string;
  licence: string;
  /**
   * The identifier of the company's record in the public source. If a county comes from our table of towns, this is the town's
   * name.
   */
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
   * A company whose email is empty or "Unknown" cannot be asked for a quote. A trigger deletes the company's links and sessions
   * when the address changes.
   */
  email: text(),
  website: text(),
  services: text(),
  skipSizes: text(),
  priceFrom: numeric({ precision: 8, scale: 2 }).default(COMPANY_DEFAULTS.priceFrom),
  priceTo: numeric({ precision: 8, scale: 2 }).default(COMPANY_DEFAULTS.priceTo),
  rating: numeric({ precision: 3, scale: 2 }).default(COMPANY_DEFAULTS.rating),
  /**
   * The exact sum of the ratings whose rounded mean is `rating`. Null without a rating, and until the company's shown reviews
   * first change. Not part of any response.
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
  /** The wastes that the company does not take, as values of `contract/job/job.ts`. */
  refuses: jsonb().$type<Waste[]>().notNull().default([]),
  acceptsAtCharge: wasteCharges().notNull().default([]),
  /** The wastes that the company says it takes at no further charge. */
  takes: jsonb().$type<Waste[]>().notNull().default([]),
  /** Working days from an order to the delivery. */
  noticeDays: integer(),
  /** The days of the week on which the company delivers. Empty if it has not said. */
  deliveryDays: jsonb().$type<Weekday[]>().notNull().default([]),
  /** The days on which the company takes no quote requests and delivers nothing, also those to come, in order. */
  pauses: jsonb().$type<Pause[]>().notNull().default([]),
  /** The road authorities that the company says it is registered with. */
  authorities: jsonb().$type<RoadRegistration[]>().notNull().default([]),
  confirmedOn: date({ mode: "string" }),
  /** How the company answered the quote requests of the last twelve months. Null without requests. */
  answers: jsonb().$type<CompanyAnswers>(),
  /**
   * The latest check of the stated licence number, otherwise of any number. Null without a check. A trigger keeps it when the
   * number changes.
   */
  carrier: jsonb().$type<CarrierCheck>(),
  /** The company's number at Companies House, in its spelling. */
  companyNumber: text(),
  /** Results of the files of public registers, at most one for each. A trigger removes those of an earlier company number. */
  registers: jsonb().$type<RegisterResult[]>().notNull().default([]),
  /** Rows of those files that may be the company's. Not part of any public response. */
  registerDoubts: jsonb().$type<RegisterDoubt[]>().notNull().default([]),
  /** The address of the company's logo, which the administrator has approved: that of a row of `logos`. */
  logo: text(),
  /**
   * The last day of the pause that has begun. A trigger sets it when `pauses` changes, and a job on the first day of a pause.
   */
  pausedUntil: date({ mode: "string" }),
  /**
   * The visibility to the public. A draft waits until the company or the administrator confirms it. A removed company waits for
   * the administrator's decision. A merged entry is hidden in favour of another entry of the same company.
   */
  listing: text().$type<ListingState>().notNull().default("public"),
  /**
   * The sources of imported values, by field. The list of drafts shows them to the administrator, and a draft's invitation
   * email names them. Not part of any public response.
   */
  sources: jsonb().$type<Partial<Record<string, FieldSource>>>().notNull().default({}),
  /** The time of the email that asked the company whether its draft is correct. The email is sent only once. */
  invitedAt: timestamp({ withTimezone: true }),
  /**
   * The time at which the listing became a draft again. Set by a trigger. Null if it was a draft from the start, or never one.
   * Not part of any response.
   */
  draftedAt: timestamp({ withTimezone: true }),
  /**
   * Degrees, computed from the postcode, otherwise from location and county, by every addition, edit and import. Null if the
   * place is unknown.
   */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  createdAt: createdAt(),
  /**
   * The time of the last change of this row or of the company's shown reviews and replies. A trigger sets it. The sitemap
   * contains its day; no other response contains it.
   */
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /**
   * The time of the last edit of the listing. A trigger sets a later time with every edit. Changes of ratings, coordinates,
   * `answers`, `carrier`, `registers`, `registerDoubts`, `pausedUntil`, `logo`, `listing` and `draftedAt` are not edits.
   */
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Checks of carrier registrations. The latest check of the stated number is also in the company's row. */
export const carrierChecks = pgTable(
  "carrier_checks",
  {
    id: id(),
    companyId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    check: jsonb().$type<CarrierCheck>().notNull(),
    /**
     * The name of the person who checked, as the administrator wrote it, or "The register's file" for a check in that file.
     * Never part of a public response.
     */
    checkedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("carrier_checks_company_id").on(table.companyId)],
);

/**
 * Links that open a company's own page. They are sent to its listed email address, or to one that the administrator accepted.
 * Each link works once. Only the hash of a token is stored.
 */
export const firmLinks = pgTable(
  "firm_links",
  {
    tokenHash: text().primaryKey(),
    companyId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index("firm_links_company_id").on(table.companyId, table.createdAt)],
);

/** Sessions of companies that edit their own listing. Only the hash of a token is stored. */
export const firmSessions = pgTable(
  "firm_sessions",
  {
    tokenHash: text().primaryKey(),
    companyId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("firm_sessions_company_id").on(table.companyId)],
);

/**
 * Logos as WebP, by their addresses, which contain a hash of the picture. Several companies, such as branches, can have the same
 * one. A logo is deleted when no listing, proposal and recorded change names it any more.
 */
export const logos = pgTable("logos", {
  address: text().primaryKey(),
  webp: picture().notNull(),
  createdAt: createdAt(),
});
