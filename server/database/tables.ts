import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import { COMPANY_DEFAULTS } from "#contract/limits.ts";

const id = () => bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity();
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const companies = pgTable("companies", {
  id: id(),
  name: text().notNull(),
  description: text(),
  location: text().notNull(),
  county: text().notNull(),
  postcode: text(),
  phone: text(),
  /** Empty or "Unknown": cannot be asked for a quote. */
  email: text(),
  website: text(),
  services: text(),
  skipSizes: text(),
  priceFrom: numeric({ precision: 8, scale: 2 }).default(COMPANY_DEFAULTS.priceFrom),
  priceTo: numeric({ precision: 8, scale: 2 }).default(COMPANY_DEFAULTS.priceTo),
  rating: numeric({ precision: 3, scale: 2 }).default(COMPANY_DEFAULTS.rating),
  /** The exact sum behind the rounded rating; null until a review is written or removed. Never part of an answer. */
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
  /** Degrees; written with the row from its postcode, else its location and county. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  createdAt: createdAt(),
  /** When anything its page shows last changed, reviews included: kept by a trigger. Never part of an answer. */
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    companyId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    customerName: text().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    skipSize: text(),
    verified: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("reviews_company_id").on(table.companyId),
    check("reviews_rating_range", sql`${table.rating} between 1 and 5`),
  ],
);

export const leads = pgTable("leads", {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  location: text(),
  companyName: text(),
  projectDetails: text(),
  skipSize: text(),
  duration: text(),
  companyIds: text().array().notNull().default([]),
  status: text().notNull().default("new"),
  createdAt: createdAt(),
});

export const quotes = pgTable(
  "quotes",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    location: text().notNull(),
    skipSize: text().notNull(),
    wasteType: text().notNull(),
    hireLength: text(),
    hireDate: date({ mode: "string" }),
    additionalInfo: text(),
    /** JSON: the companies as they were named to the customer. */
    selectedCompanies: text().notNull(),
    status: text().notNull().default("new"),
    /** What the customer may quote on the telephone: "SF-7K3M-Q9". */
    reference: text().notNull().unique(),
    /** Sent by the browser, so that a repeated request is one request. */
    idempotencyKey: text().unique("quotes_idempotency_key_unique"),
    /** Hash of what was asked: the same key with another request is refused. */
    requestHash: text().notNull(),
    chosenCompanyId: bigint({ mode: "number" }),
    chosenAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index("quotes_created_at").on(table.createdAt)],
);

/** One e-mail to one recipient on its way; kept afterwards as the record of what became of it. */
export const deliveries = pgTable(
  "deliveries",
  {
    /** Part of the e-mail's Message-ID, so it must never come twice, not even in a database begun anew. */
    id: uuid().primaryKey().defaultRandom(),
    quoteId: bigint({ mode: "number" }).references(() => quotes.id, { onDelete: "cascade" }),
    companyId: bigint({ mode: "number" }),
    kind: text().$type<DeliveryKind>().notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    /** An `EmailContent` of `server/mail/`. Null once the email was sent or can no longer be sent. */
    content: jsonb("letter"),
    state: text().$type<DeliveryState>().notNull(),
    /** Begun, whatever became of them. */
    attempts: integer().notNull().default(0),
    /** Set while an attempt runs: its recipient may have the e-mail although no answer says so. */
    attemptingSince: timestamp({ withTimezone: true }),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    giveUpAt: timestamp({ withTimezone: true }),
    /** A sentence without personal data. */
    lastError: text(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index("deliveries_quote_id").on(table.quoteId),
    index("deliveries_recipient").on(sql`lower(${table.recipient})`, table.createdAt),
    index("deliveries_queued").on(table.dueAt).where(sql`${table.state} = 'queued'`),
    index("deliveries_created_at").on(table.createdAt),
  ],
);

/** Who is signed in. A token is kept only as a hash. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text().primaryKey(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("admin_sessions_expires_at").on(table.expiresAt)],
);

/** How often one visitor did one kind of thing in the current window. The visitor's address is kept only as a hash. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    kind: text().notNull(),
    visitor: text().notNull(),
    hits: integer().notNull(),
    resetsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.visitor] }),
    index("rate_limits_resets_at").on(table.resetsAt),
  ],
);

type FieldValues = Record<string, string | number | boolean | null>;

/** One company a file changed or, without `before`, added. */
export interface ImportedChange {
  id: number;
  name: string;
  before: FieldValues | null;
  after: FieldValues;
}

/** Company files brought in, each with what it takes to undo it. */
export const companyImports = pgTable("company_imports", {
  id: id(),
  fileName: text(),
  changes: jsonb().$type<ImportedChange[]>().notNull(),
  createdAt: createdAt(),
  undoneAt: timestamp({ withTimezone: true }),
});

/** Facts about this directory as a whole, such as whether it holds demonstration data. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Every unit postcode of a district in one packed value: 1.8 million rows would be a hundred times the bytes. */
export const postcodeUnits = pgTable("postcode_units", {
  /** "M1" */
  district: text().primaryKey(),
  /** As `server/places/postcodes/packed-units.ts` writes it. */
  units: bytea().notNull(),
});
