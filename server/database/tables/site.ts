import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { AsideKind } from "#contract/work/aside.ts";
import { bytes, createdAt, id, time } from "../columns.ts";

export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text().primaryKey(),
    /** Versions up to 1.3.0 write and read `id`, `device` and `startedAt`, for a list of devices. */
    id: uuid().notNull().unique("admin_sessions_id").defaultRandom(),
    device: text(),
    startedAt: time().notNull().defaultNow(),
    expiresAt: time().notNull(),
    usedAt: time().notNull().defaultNow(),
  },
  (table) => [index("admin_sessions_expires_at").on(table.expiresAt)],
);

/**
 * Items hidden from the administrator's list of open work. They are done, postponed, or pairs judged to be different companies.
 */
export const workAside = pgTable(
  "work_aside",
  {
    kind: text().$type<AsideKind>().notNull(),
    item: text().notNull(),
    /** Null if the item stays hidden. */
    until: time(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item] })],
);

/** Complaints about how personal data are used. A closed complaint is deleted. */
export const complaints = pgTable("complaints", {
  id: id(),
  name: text().notNull(),
  email: text().notNull(),
  about: text().notNull(),
  createdAt: createdAt(),
  acknowledgedAt: time(),
});

/** Each day on which the site ran has a row with an empty town. The row shows that searches were counted on the day. */
export const searchCounts = pgTable(
  "search_counts",
  {
    day: date({ mode: "string" }).notNull(),
    /** A town of the place tables, such as "Leeds". Empty for other places. */
    town: text().notNull(),
    searches: integer().notNull(),
    foundNothing: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.town] })],
);

/**
 * `visitor` is a hash of a network, of a device's id or of a token, or a request's reference. One row counts the failed logins of
 * all visitors together.
 */
export const rateLimitCounters = pgTable(
  "rate_limits",
  {
    kind: text().notNull(),
    visitor: text().notNull(),
    hits: integer().notNull(),
    resetsAt: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.visitor] }),
    index("rate_limits_resets_at").on(table.resetsAt),
  ],
);

export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

/** The unit postcodes of one district, packed into one value. 1.8 million single rows would take a hundred times the space. */
export const postcodeUnits = pgTable("postcode_units", {
  district: text().primaryKey(),
  /** Encoded by `server/places/postcodes/packed-units.ts`. */
  units: bytes().notNull(),
  /** Encoded by `server/places/postcodes/packed-councils.ts`. Null if the imported file names no councils in the district. */
  councils: bytes(),
});
