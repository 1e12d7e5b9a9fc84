import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { CompanyAnswers } from "#contract/answers/figures.ts";
import type { DeclineReason } from "#contract/answers/offer.ts";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import type { ChangeAuthor, ChangeKind } from "#contract/changes/options.ts";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import type { Waste } from "#contract/job/job.ts";
import type { jobSchema } from "#contract/job/job-query.ts";
import type { CoverageArea } from "#contract/job/terms.ts";
import { COMPANY_DEFAULTS, type REQUESTS_A_DAY } from "#contract/limits.ts";
import type { EditedReview, ReviewProof } from "#contract/reviews.ts";
import type { AsideKind } from "#contract/work/aside.ts";
import { offerTerms, statedPrices, wasteCharges } from "./money-columns.ts";
import { joinWithNewlines, lowerText, withoutSeparators } from "./text-search.ts";

const id = () => bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity();
const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

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
  /** Working days from an order to the delivery. */
  noticeDays: integer(),
  confirmedOn: date({ mode: "string" }),
  /** How the company answered the quote requests of the last twelve months. Null without requests. */
  answers: jsonb().$type<CompanyAnswers>(),
  /**
   * The latest check of the stated licence number, otherwise of any number. Null without a check. A trigger keeps it when the
   * number changes.
   */
  carrier: jsonb().$type<CarrierCheck>(),
  /** The last day on which the company takes no quote requests. */
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
   * `answers`, `carrier`, `pausedUntil`, `listing` and `draftedAt` are not edits.
   */
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
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
    /** True while the review waits for the administrator to publish it. Most reviews are published at once. */
    isWaiting: boolean().notNull().default(false),
    /** The evidence that the review's author was a customer. */
    proof: text().$type<ReviewProof>().notNull().default("none"),
    /**
     * The quote request for which the author was invited to review. Each request can be reviewed once. Not part of any
     * response.
     */
    quoteId: bigint({ mode: "number" })
      .unique("reviews_quote_id")
      .references((): AnyPgColumn => quotes.id, { onDelete: "set null" }),
    /** The author's email address until it is confirmed, for at most 30 days. Not part of any public response. */
    email: text(),
    editedAt: timestamp({ withTimezone: true }),
    reply: text(),
    repliedAt: timestamp({ withTimezone: true }),
    /** Hashes of the inner and the outer network from which the review was sent. Null after a month. */
    network: text(),
    outerNetwork: text(),
    /** The time at which the administrator published or kept the review. Every later edit waits. */
    checkedAt: timestamp({ withTimezone: true }),
    /** An edit of a shown review that waits for the administrator. Until then the review shows its former words. */
    waitingEdit: jsonb().$type<EditedReview>(),
    /** Keyed hash of the mailbox that confirmed the review, because a mailbox confirms one review of a company. */
    confirmedMailbox: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("reviews_company_id").on(table.companyId),
    index("reviews_waiting").on(table.createdAt).where(sql`${table.isWaiting}`),
    index("reviews_waiting_edit").on(table.id).where(sql`${table.waitingEdit} is not null`),
    index("reviews_network").on(table.createdAt).where(sql`${table.network} is not null`),
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
    /** The job in exact values, from the search and the request form: size, date, weeks, where the skip stands, wastes. */
    job: jsonb().$type<z.output<typeof jobSchema>>(),
    /** JSON list of the companies, with the names that the customer saw. */
    selectedCompanies: text().notNull(),
    status: text().notNull().default("new"),
    /** Reference for the customer, for example "SF-7K3M-Q9". */
    reference: text().notNull().unique(),
    /** Sent by the browser, or made by the server for a form without script, so that a repeated request is stored once. */
    idempotencyKey: text().unique("quotes_idempotency_key_unique"),
    /** Hash of the request. A different request with the same idempotency key is refused. */
    requestHash: text().notNull(),
    /** Unused, and empty since `quoteKeys` exists: the release before wrote the address and the number in clear. */
    customerMailbox: text(),
    customerPhone: text(),
    /** True while the request waits for the customer to confirm the email address. */
    awaitingConfirmation: boolean().notNull().default(false),
    chosenCompanyId: bigint({ mode: "number" }),
    /** The chosen version of the offer. Null if the company had made no offer. */
    chosenVersion: integer(),
    chosenAt: timestamp({ withTimezone: true }),
    /** The time at which the companies were told of the choice. The customer can't undo the choice afterwards. */
    choiceToldAt: timestamp({ withTimezone: true }),
    /** The time at which the customer was invited to review the chosen company, or the invitation was given up. */
    invitedAt: timestamp({ withTimezone: true }),
    withdrawnAt: timestamp({ withTimezone: true }),
    /** The time at which the customer first followed a link that only our emails to the customer contain. */
    followedAt: timestamp({ withTimezone: true }),
    /** The time at which everything that the customer typed was deleted from the row. `quoteKeys` are kept for a month. */
    erasedAt: timestamp({ withTimezone: true }),
    /**
     * The text that the administrator's search reads, besides the telephone number. It has the texts in lower case, and the
     * reference and the place again without separators. Computing it for each search takes three times as long as reading it.
     */
    searchText: text().generatedAlwaysAs((): SQL => {
      const { name, email, location, selectedCompanies, reference } = quotes;
      const texts = lowerText([name, email, location, selectedCompanies, reference]);
      return joinWithNewlines([texts, withoutSeparators(lowerText([reference, location]))]);
    }),
    createdAt: createdAt(),
  },
  (table) => [
    index("quotes_created_at").on(table.createdAt),
    index("quotes_customer_mailbox").on(table.customerMailbox, table.createdAt),
    index("quotes_customer_phone").on(table.customerPhone, table.createdAt),
    index("quotes_chosen_at")
      .on(table.chosenAt)
      .where(sql`${table.chosenAt} is not null and ${table.invitedAt} is null`),
  ],
);

/**
 * Keys by which requests are counted, as hashes with the signing secret. They are deleted after a month, also those of erased
 * requests: erasing a request must not reset a limit.
 */
export const quoteKeys = pgTable(
  "quote_keys",
  {
    quoteId: bigint({ mode: "number" })
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    kind: text().$type<keyof typeof REQUESTS_A_DAY>().notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.kind, table.key] }),
    index("quote_keys_key").on(table.key),
  ],
);

/**
 * A company's answer to a request: an offer, or a decline if `offer` is null. The last row of a company and a request is the
 * current answer.
 */
export const answers = pgTable(
  "answers",
  {
    id: id(),
    quoteId: bigint({ mode: "number" })
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    companyId: bigint({ mode: "number" }).notNull(),
    /** Numbers the company's offers for this request, starting at 1. Null for a decline. */
    version: integer(),
    offer: offerTerms(),
    /** The sum of the offer's lines in pence, VAT included. Null for a decline. */
    totalPence: integer(),
    declineReason: text().$type<DeclineReason>(),
    /** The company's note with a decline. */
    note: text(),
    /** Sent by the form, so that a form submitted twice is stored as one answer. */
    idempotencyKey: text(),
    /** The time at which the customer's email about this answer was queued. */
    toldAt: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    unique("answers_version").on(table.quoteId, table.companyId, table.version),
    unique("answers_idempotency_key").on(table.quoteId, table.companyId, table.idempotencyKey),
    index("answers_company_id").on(table.companyId, table.createdAt),
    check(
      "answers_offer_or_decline",
      sql`(${table.offer} is null) = (${table.declineReason} is not null) and (${table.offer} is null) = (${table.version} is null)`,
    ),
  ],
);

/** One email to one recipient: the record of its delivery, and its content until it is sent. */
export const deliveries = pgTable(
  "deliveries",
  {
    /** Part of the email's Message-ID, so it must be unique across all installations and databases. */
    id: uuid().primaryKey().defaultRandom(),
    quoteId: bigint({ mode: "number" }).references(() => quotes.id, { onDelete: "cascade" }),
    leadId: bigint({ mode: "number" }).references(() => leads.id, { onDelete: "cascade" }),
    companyId: bigint({ mode: "number" }),
    kind: text().$type<DeliveryKind>().notNull(),
    recipient: text().notNull(),
    /** Key of `contract/text/mailbox-key.ts`, to combine the emails to one mailbox. Null once the address was erased. */
    mailbox: text(),
    /** Hash of the mailbox without its tag, to count the emails to it. Null a day after the address was erased. */
    mailboxHash: text(),
    /** The email in which this one was sent: the same email to another branch of a company, or a digest. */
    sentWith: uuid().references((): AnyPgColumn => deliveries.id, { onDelete: "set null" }),
    replyTo: text(),
    /**
     * An `EmailContent` of `server/mail/`. Null once the email was sent or can no longer be sent, in test mode, for a digest,
     * and if another branch's row contains it.
     */
    content: jsonb("letter"),
    state: text().$type<DeliveryState>().notNull(),
    /** The number of started attempts to send the email. */
    attempts: integer().notNull().default(0),
    /** Set while an attempt to send the email runs. During that time, the recipient may already have the email. */
    attemptingSince: timestamp({ withTimezone: true }),
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    giveUpAt: timestamp({ withTimezone: true }),
    /** A sentence for the administrator, without personal data. */
    lastError: text(),
    sentAt: timestamp({ withTimezone: true }),
    /** The time of the company's first answer to this request. Kept after the answers are erased with the customer's data. */
    answeredAt: timestamp({ withTimezone: true }),
    /** The company's reason to decline, if its last answer was a decline. Kept after the answers are erased. */
    declineReason: text().$type<DeclineReason>(),
    /** Whether the request counts in the company's public record of answers. Only true for requests to companies. */
    isCounted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index("deliveries_quote_id").on(table.quoteId),
    index("deliveries_lead_id").on(table.leadId).where(sql`${table.leadId} is not null`),
    index("deliveries_mailbox").on(table.mailbox, table.createdAt),
    index("deliveries_mailbox_hash").on(table.mailboxHash, table.createdAt),
    index("deliveries_sent_with").on(table.sentWith).where(sql`${table.sentWith} is not null`),
    index("deliveries_queued").on(table.dueAt).where(sql`${table.state} = 'queued'`),
    index("deliveries_created_at").on(table.createdAt),
    index("deliveries_failed").on(table.createdAt, table.quoteId).where(sql`${table.state} = 'failed'`),
    index("deliveries_company_id").on(table.companyId, table.createdAt).where(sql`${table.kind} = 'company'`),
  ],
);

/** Sessions of the administrator. Only the hash of a token is stored. */
export const adminSessions = pgTable(
  "admin_sessions",
  {
    tokenHash: text().primaryKey(),
    /** Identifies the session in the list of devices. It does not authenticate. */
    id: uuid().notNull().unique("admin_sessions_id").defaultRandom(),
    /** For example "Firefox on Windows". Null for a session of an earlier version. */
    device: text(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("admin_sessions_expires_at").on(table.expiresAt)],
);

/** A reader's or the company's report of a review. It waits until the administrator decides. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: id(),
    reviewId: bigint({ mode: "number" })
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    reason: text().notNull(),
    note: text(),
    /** True if the signed-in company reported the review. */
    byCompany: boolean().notNull().default(false),
    /** Hash of the outer network from which the report was sent. Null once it is decided. */
    network: text(),
    createdAt: createdAt(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("review_reports_review_id").on(table.reviewId)],
);

/**
 * The ledger: each line records what happened to a review, or that a listing with reviews was hidden or shown again. It
 * contains no personal data. A trigger refuses to change or delete a line.
 */
export const reviewsLedger = pgTable("reviews_ledger", {
  /** Starts at 1 and has no gaps. */
  seq: bigint({ mode: "number" }).primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  event: text().notNull(),
  /** The company's id. */
  listing: bigint({ mode: "number" }).notNull(),
  reasonCode: text().notNull(),
  proofLabel: text().notNull(),
  /** The hash of the previous line; 64 zeros in the first line. */
  prevHash: text().notNull(),
  /** Lower-case hex SHA-256 of the fields above joined by commas, with `at` as ISO 8601 in UTC with milliseconds. */
  hash: text().notNull(),
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

/** The states of a proposal that can still be decided, now or after its address was confirmed. */
export const UNDECIDED = ["waiting", "over-limit"] as const;

/**
 * Proposals about a listing, on which the administrator decides: a visitor's correction, a company's change of its identity, a
 * claim that the listed address cannot prove, or a removal by the company.
 */
export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    companyId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    kind: text().$type<"correction" | "change" | "claim" | "removal">().notNull(),
    /** The field or block of the page that the proposal is about. Null for a claim and a removal. */
    field: text(),
    /** The suggested value. For a claim, its proof. For a removal, the previous state of the listing: "public" or "draft". */
    suggestion: text(),
    source: text(),
    /** The sender's name, if given. Name, email and telephone number are cleared with the decision. */
    name: text(),
    email: text(),
    phone: text(),
    /** Hash of the outer network from which a claim or a correction was sent. Cleared with the decision. */
    network: text(),
    /** When the claimant confirmed the address by the link in our email. */
    confirmedAt: timestamp({ withTimezone: true }),
    /** A claim is over the limit while too many others wait. It waits again when its address is confirmed. */
    state: text().$type<"waiting" | "over-limit" | "approved" | "refused">().notNull().default("waiting"),
    /** The edit that the approval made. If the edit is undone, the proposal waits again. */
    changeId: bigint({ mode: "number" }).references((): AnyPgColumn => companyChanges.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("proposals_change_id").on(table.changeId).where(sql`${table.changeId} is not null`),
    index("proposals_company_id").on(table.companyId),
    index("proposals_waiting").on(table.createdAt).where(sql`${table.state} = 'waiting'`),
  ],
);

/** Edits of listings, with the values before and after. */
export const companyChanges = pgTable(
  "company_changes",
  {
    id: id(),
    companyId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    changedBy: text().$type<"company" | "administrator" | "correction">().notNull(),
    before: jsonb().$type<FieldValues>().notNull(),
    after: jsonb().$type<FieldValues>().notNull(),
    createdAt: createdAt(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("company_changes_company_id").on(table.companyId, table.createdAt),
    index("company_changes_created_at").on(table.createdAt, table.id),
    index("company_changes_name").on(table.id).where(sql`jsonb_exists(${table.before}, 'name')`),
  ],
);

/** Deleted rows that can be restored, by table, each in the format of `to_jsonb`. */
export type KeptRows = Partial<Record<string, Record<string, unknown>[]>>;

/**
 * Changes other than edits and merges of listings, such as additions, imports, carrier checks and decisions about reviews. They
 * are kept after a company is deleted. If the company asked for that, only the fact of its removal is kept.
 */
export const changeLog = pgTable(
  "change_log",
  {
    id: id(),
    kind: text().$type<ChangeKind>().notNull(),
    changedBy: text().$type<ChangeAuthor>().notNull(),
    companyId: bigint({ mode: "number" }),
    /**
     * Null for a discarded draft, for a company that was removed at its own request, and for a change without a company, such
     * as an import.
     */
    companyName: text(),
    reviewId: bigint({ mode: "number" }),
    importId: bigint({ mode: "number" }),
    reason: text(),
    before: jsonb().$type<FieldValues>(),
    after: jsonb().$type<FieldValues>(),
    /** The rows that the change deleted, kept for 30 days. Null if it deleted none, or after they were restored or erased. */
    kept: jsonb().$type<KeptRows>(),
    createdAt: createdAt(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("change_log_created_at").on(table.createdAt, table.id),
    index("change_log_company_id").on(table.companyId),
    index("change_log_kept").on(table.createdAt).where(sql`${table.kept} is not null`),
  ],
);

/**
 * Hashed keys of companies that asked to be removed, of discarded drafts, and of drafts that were deleted because the company
 * did not answer our question. A key is for example the hash of a telephone number. Imports from public sources leave these
 * companies out. CSV imports refuse those that asked, unless the id cell says "new".
 */
export const removalRequests = pgTable("removal_requests", {
  key: text().primaryKey(),
  /** "asked": the company asked to be removed. "discarded": its draft was discarded, or deleted without an answer. */
  reason: text().$type<"asked" | "discarded">().notNull().default("asked"),
  createdAt: createdAt(),
});

/** The ids of the rows that a merge moved from one entry to the other, so that the merge can be undone. */
interface MergedParts {
  reviews: number[];
  /** Requests that asked the merged entry and not the kept one. */
  quotes: number[];
  proposals: number[];
  carrierChecks: number[];
}

/** Merges. Each row names two entries of the same company: the kept entry, and the entry that was merged into it. */
export const companyMerges = pgTable(
  "company_merges",
  {
    id: id(),
    keptId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    mergedId: bigint({ mode: "number" })
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    moved: jsonb().$type<MergedParts>().notNull(),
    /** The fields of the kept entry that the merge filled, with their values before and after. */
    before: jsonb().$type<FieldValues>().notNull(),
    after: jsonb().$type<FieldValues>().notNull(),
    createdAt: createdAt(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("company_merges_kept_id").on(table.keptId),
    uniqueIndex("company_merges_merged_id").on(table.mergedId).where(sql`${table.undoneAt} is null`),
  ],
);

/** Items hidden from the administrator's list of open work: done, postponed, or pairs judged to be different companies. */
export const workAside = pgTable(
  "work_aside",
  {
    kind: text().$type<AsideKind>().notNull(),
    /** Identifies the item within its kind, such as a company's id. */
    item: text().notNull(),
    /** Null if the item stays hidden. */
    until: timestamp({ withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.item] })],
);

/**
 * Numbers of searches by day and town, without the typed text and without data about the visitors. Each day on which the site
 * ran has a row with an empty town, which shows that searches were counted on that day.
 */
export const searchCounts = pgTable(
  "search_counts",
  {
    /** The day in London time. */
    day: date({ mode: "string" }).notNull(),
    /** A town of the place tables, such as "Leeds". Empty for other places. */
    town: text().notNull(),
    searches: integer().notNull(),
    /** Searches that found no company. */
    foundNothing: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.town] })],
);

/**
 * Rate limit counters per visitor and kind of request. A visitor is stored as a hash of its network. For logins it can be a
 * hash of its device's id or its session's token. Failed logins are also counted for all visitors together.
 */
export const rateLimitCounters = pgTable(
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

/**
 * Values by name, as JSON: a company's fields, the carrier check that its page showed, or facts about a change, such as the
 * number of companies that an import added.
 */
export type FieldValues = Record<
  string,
  string | number | boolean | readonly (string | object)[] | CarrierCheck | null
>;

/** A company that an imported file changed, or added if `before` is null. */
export interface ImportedChange {
  id: number;
  name: string;
  before: FieldValues | null;
  after: FieldValues;
}

/** The last ten imported files of companies, each with the changes needed to undo it. */
export const companyImports = pgTable("company_imports", {
  id: id(),
  fileName: text(),
  changes: jsonb().$type<ImportedChange[]>().notNull(),
  createdAt: createdAt(),
  undoneAt: timestamp({ withTimezone: true }),
});

/** Settings of the whole directory, such as whether it contains demonstration data. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** The unit postcodes of a district, packed into one value: 1.8 million rows would take a hundred times the space. */
export const postcodeUnits = pgTable("postcode_units", {
  /** For example "M1". */
  district: text().primaryKey(),
  /** Encoded by `server/places/postcodes/packed-units.ts`. */
  units: bytea().notNull(),
  /**
   * The council of each unit postcode, encoded by `server/places/postcodes/packed-councils.ts`. Null if the imported file names
   * no council in this district.
   */
  councils: bytea(),
});
