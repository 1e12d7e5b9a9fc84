import { sql } from "drizzle-orm";
import { type AnyPgColumn, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CarrierCheck } from "#contract/carriers/carrier-check.ts";
import type { ChangeKind } from "#contract/changes/options.ts";
import type { ChangeAuthor } from "#contract/options.ts";
import { createdAt, foreignId, id, ownerId, time } from "../columns.ts";
import { companies } from "./companies.ts";

/** A claim over the limit can be decided once its address is confirmed. */
export const UNDECIDED = ["waiting", "over-limit"] as const;

export const proposals = pgTable(
  "proposals",
  {
    id: id(),
    companyId: ownerId(() => companies.id),
    kind: text().$type<"correction" | "change" | "claim" | "removal">().notNull(),
    /** The field or block of the page that the proposal is about. Null for a claim and a removal. */
    field: text(),
    /** The suggested value. For a claim, its proof. For a removal, the previous state of the listing: "public" or "draft". */
    suggestion: text(),
    source: text(),
    /** The sender's name, if given. The decision clears name, email and telephone number. */
    name: text(),
    email: text(),
    phone: text(),
    /** Hash of the outer network (/24 or /48) from which a claim or a correction was sent. The decision clears it. */
    network: text(),
    confirmedAt: time(),
    /** A claim becomes "over-limit" if too many claims about the company wait. */
    state: text().$type<"waiting" | "over-limit" | "approved" | "refused">().notNull().default("waiting"),
    /** If the edit is undone, the proposal waits again. */
    changeId: foreignId().references((): AnyPgColumn => companyChanges.id, {
      onDelete: "set null",
    }),
    createdAt: createdAt(),
    decidedAt: time(),
  },
  (table) => [
    index("proposals_change_id").on(table.changeId).where(sql`${table.changeId} is not null`),
    index("proposals_company_id").on(table.companyId),
    index("proposals_waiting").on(table.createdAt).where(sql`${table.state} = 'waiting'`),
  ],
);

export const companyChanges = pgTable(
  "company_changes",
  {
    id: id(),
    companyId: ownerId(() => companies.id),
    changedBy: text().$type<"company" | "administrator" | "correction">().notNull(),
    before: jsonb().$type<FieldValues>().notNull(),
    after: jsonb().$type<FieldValues>().notNull(),
    createdAt: createdAt(),
    undoneAt: time(),
  },
  (table) => [
    index("company_changes_company_id").on(table.companyId, table.createdAt),
    index("company_changes_created_at").on(table.createdAt, table.id),
    index("company_changes_name").on(table.id).where(sql`jsonb_exists(${table.before}, 'name')`),
  ],
);

/** Deleted rows that can be restored, by table, each in the format of `to_jsonb`. */
export type KeptRows = Partial<Record<string, Record<string, unknown>[]>>;

/** Entries are kept after a company is deleted. If the company asked for its removal, only the fact of the removal is kept. */
export const changeLog = pgTable(
  "change_log",
  {
    id: id(),
    kind: text().$type<ChangeKind>().notNull(),
    changedBy: text().$type<ChangeAuthor>().notNull(),
    companyId: foreignId(),
    /** Null for a discarded draft, a company removed at its own request, and a change without a company. */
    companyName: text(),
    reviewId: foreignId(),
    importId: foreignId(),
    reason: text(),
    before: jsonb().$type<FieldValues>(),
    after: jsonb().$type<FieldValues>(),
    /**
     * The rows that the change deleted, kept for 30 days. Null if the change deleted no rows, or once they were restored or
     * erased.
     */
    kept: jsonb().$type<KeptRows>(),
    createdAt: createdAt(),
    undoneAt: time(),
  },
  (table) => [
    index("change_log_created_at").on(table.createdAt, table.id),
    index("change_log_company_id").on(table.companyId),
    index("change_log_kept").on(table.createdAt).where(sql`${table.kept} is not null`),
  ],
);

/**
 * Hashed keys of companies that asked to be removed, and of drafts that were discarded or got no answer. Imports from public
 * sources leave out all of these. CSV imports refuse only companies that asked, unless the id cell says "new".
 */
export const removalRequests = pgTable("removal_requests", {
  key: text().primaryKey(),
  /** "asked": the company asked to be removed. "discarded": its draft was discarded, or deleted without an answer. */
  reason: text().$type<"asked" | "discarded">().notNull().default("asked"),
  createdAt: createdAt(),
});

/** The ids of the rows that a merge moved from the merged entry to the kept entry. They allow the merge to be undone. */
interface MergedParts {
  reviews: number[];
  quotes: number[];
  proposals: number[];
  carrierChecks: number[];
}

export const companyMerges = pgTable(
  "company_merges",
  {
    id: id(),
    keptId: ownerId(() => companies.id),
    mergedId: ownerId(() => companies.id),
    moved: jsonb().$type<MergedParts>().notNull(),
    before: jsonb().$type<FieldValues>().notNull(),
    after: jsonb().$type<FieldValues>().notNull(),
    createdAt: createdAt(),
    undoneAt: time(),
  },
  (table) => [
    index("company_merges_kept_id").on(table.keptId),
    uniqueIndex("company_merges_merged_id").on(table.mergedId).where(sql`${table.undoneAt} is null`),
  ],
);

export type FieldValues = Record<
  string,
  string | number | boolean | readonly (string | object)[] | CarrierCheck | null
>;

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
  undoneAt: time(),
});
