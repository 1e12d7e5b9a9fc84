import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { EditedReview, ReviewProof } from "#contract/reviews.ts";
import { createdAt, foreignId, id, ownerId, time } from "../columns.ts";
import { companies } from "./companies.ts";
import { quotes } from "./requests.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    companyId: ownerId(() => companies.id),
    customerName: text().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    skipSize: text(),
    verified: boolean().notNull().default(false),
    /** True while the review waits for the administrator to publish it. Most reviews are published at once. */
    isWaiting: boolean().notNull().default(false),
    proof: text().$type<ReviewProof>().notNull().default("none"),
    /** Each request can be reviewed once. Not part of any response. */
    quoteId: foreignId()
      .unique("reviews_quote_id")
      .references((): AnyPgColumn => quotes.id, { onDelete: "set null" }),
    /** The author's email address until it is confirmed, for at most 30 days. Not part of any public response. */
    email: text(),
    editedAt: time(),
    reply: text(),
    repliedAt: time(),
    /**
     * Hash of the inner network (an address or /64) from which the review was sent. `outerNetwork` is the hash of the /24 or /48.
     * Both are null after a month.
     */
    network: text(),
    outerNetwork: text(),
    /** When the administrator published or kept the review. From then on, every edit waits for the administrator. */
    checkedAt: time(),
    /** An edit of a shown review that waits for the administrator. Until the decision, the review shows its former words. */
    waitingEdit: jsonb().$type<EditedReview>(),
    /** Keyed hash of the mailbox that confirmed the review. A mailbox can confirm only one review of a company. */
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

export const reviewReports = pgTable(
  "review_reports",
  {
    id: id(),
    reviewId: ownerId(() => reviews.id),
    reason: text().notNull(),
    note: text(),
    byCompany: boolean().notNull().default(false),
    /** Hash of the outer network (/24 or /48) from which the report was sent. Null once the report is decided. */
    network: text(),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (table) => [index("review_reports_review_id").on(table.reviewId)],
);

/** The ledger contains no personal data. A trigger refuses to change or delete a line. */
export const reviewsLedger = pgTable("reviews_ledger", {
  seq: foreignId().primaryKey(),
  at: time().notNull(),
  event: text().notNull(),
  listing: foreignId().notNull(),
  reasonCode: text().notNull(),
  proofLabel: text().notNull(),
  prevHash: text().notNull(),
  /** Lower-case hex SHA-256 of the fields above joined by commas, with `at` as ISO 8601 in UTC with milliseconds. */
  hash: text().notNull(),
});
