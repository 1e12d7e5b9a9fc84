import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { DeclineReason } from "#contract/answers/offer.ts";
import type { DeliveryKind, DeliveryState } from "#contract/deliveries.ts";
import type { PressFacts } from "#contract/hires/press-bodies.ts";
import type { Actor, TypedWords } from "#contract/hires/presses.ts";
import type { requestedJobSchema } from "#contract/job/job-query.ts";
import type { REQUESTS_A_DAY } from "#contract/limits.ts";
import { bytes, createdAt, foreignId, id, offerTerms, ownerId, time } from "../columns.ts";
import { joinWithNewlines, lowerText, withoutSeparators } from "../text-search.ts";

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
    job: jsonb().$type<z.output<typeof requestedJobSchema>>(),
    selectedCompanies: text().notNull(),
    status: text().notNull().default("new"),
    reference: text().notNull().unique(),
    /**
     * Sent by the browser, or made by the server for a form without script. A request that is sent twice with one key is stored
     * once. Null once the key was freed (`clearOldFormKey`, `updateWithdrawn`) or the request was erased.
     */
    idempotencyKey: text().unique("quotes_idempotency_key_unique"),
    /** Hash of the request. A different request with the same idempotency key is refused. */
    requestHash: text().notNull(),
    /**
     * `customerMailbox` and `customerPhone` are unused and empty. Releases before `quoteKeys` stored the plain address and
     * telephone number there.
     */
    customerMailbox: text(),
    customerPhone: text(),
    awaitingConfirmation: boolean().notNull().default(false),
    chosenCompanyId: foreignId(),
    /** Null if the company had made no offer. */
    chosenVersion: integer(),
    chosenAt: time(),
    /** When the companies were told of the choice. The customer can then no longer undo it, but can release the company. */
    choiceToldAt: time(),
    invitedAt: time(),
    withdrawnAt: time(),
    /** When the customer first followed a link that only our emails to the customer contain. */
    followedAt: time(),
    /** The hashes in `quoteKeys` are kept for a month. */
    erasedAt: time(),
    /**
     * The text that searches look through, in lower case. It contains the reference and the place with and without separators. It
     * is stored, because computing it in each search would take three times as long.
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
 * Hashes by which requests are counted towards limits for a month. They are kept after a request is erased, because erasing must
 * not reset a limit.
 */
export const quoteKeys = pgTable(
  "quote_keys",
  {
    quoteId: ownerId(() => quotes.id),
    kind: text().$type<keyof typeof REQUESTS_A_DAY>().notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.kind, table.key] }),
    index("quote_keys_key").on(table.key),
  ],
);

/** A photo without a request is kept for an hour, while its form is being filled in. */
export const photos = pgTable(
  "photos",
  {
    id: id(),
    quoteId: foreignId().references(() => quotes.id, { onDelete: "cascade" }),
    /** Ensures that a photo sent twice for a request is stored once. */
    hash: text().notNull(),
    webp: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("photos_hash").on(table.quoteId, table.hash),
    index("photos_without_request").on(table.createdAt).where(sql`${table.quoteId} is null`),
  ],
);

/** An offer, or a decline if `offer` is null. The last row for a company and a request is the company's current answer. */
export const answers = pgTable(
  "answers",
  {
    id: id(),
    quoteId: ownerId(() => quotes.id),
    companyId: foreignId().notNull(),
    /** Null for a decline. */
    version: integer(),
    offer: offerTerms(),
    /** The sum of the offer's lines in pence, VAT included. Null for a decline. */
    totalPence: integer(),
    declineReason: text().$type<DeclineReason>(),
    note: text(),
    /** Sent by the form, so that a form submitted twice is stored as one answer. */
    idempotencyKey: text(),
    /** When the customer's email about this answer was queued. */
    toldAt: time(),
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

/** A row changes only in two cases: a merge moves it, and typed words are deleted with the customer's details. */
export const hireEvents = pgTable(
  "hire_events",
  {
    id: id(),
    quoteId: ownerId(() => quotes.id),
    /** The company that caused the event, or that an event of the customer or the clock is about. */
    companyId: foreignId().notNull(),
    actor: text().$type<Actor>().notNull(),
    facts: jsonb().$type<PressFacts>().notNull(),
    typed: jsonb().$type<TypedWords>(),
    idempotencyKey: text(),
    createdAt: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    unique("hire_events_idempotency_key").on(table.quoteId, table.idempotencyKey),
    index("hire_events_company_id").on(table.companyId, table.createdAt),
    index("hire_events_created_at").on(table.createdAt),
  ],
);

export const deliveries = pgTable(
  "deliveries",
  {
    /** Part of the email's Message-ID, so it must be unique across all installations and databases. */
    id: uuid().primaryKey().defaultRandom(),
    quoteId: foreignId().references(() => quotes.id, { onDelete: "cascade" }),
    leadId: foreignId().references(() => leads.id, { onDelete: "cascade" }),
    companyId: foreignId(),
    kind: text().$type<DeliveryKind>().notNull(),
    recipient: text().notNull(),
    /** Key of `contract/text/mailbox-key.ts`, by which emails to one mailbox are combined. Null once the address was erased. */
    mailbox: text(),
    /**
     * Hash of the mailbox without its tag, by which its emails are counted. A digest has none. Null once the address was erased
     * and the email is a day old.
     */
    mailboxHash: text(),
    /**
     * The email with which this row was sent: the same email to another branch of the company, or a digest. Null for a separate
     * email.
     */
    sentWith: uuid().references((): AnyPgColumn => deliveries.id, { onDelete: "set null" }),
    replyTo: text(),
    /**
     * An `EmailContent`. Null once the email was sent, returned, cancelled or erased. Also null for a digest, in test mode, and
     * if another row has the content.
     */
    content: jsonb("letter"),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    /** While this is set, the recipient may already have the email. */
    attemptingSince: time(),
    dueAt: time().notNull().defaultNow(),
    giveUpAt: time(),
    /** A sentence for the administrator, without personal data. */
    lastError: text(),
    sentAt: time(),
    /** Kept after the answers are erased with the customer's data. */
    answeredAt: time(),
    /** Kept after the answers are erased. */
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
