import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { companySchema } from "#contract/companies.ts";
import { type Review, reviewSchema } from "#contract/reviews.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { isoTime, schemaFields } from "#server/database/schema-fields.ts";
import { companies, reviews, settings } from "#server/database/tables.ts";
import type { CompanyRecord } from "./records/company-record.ts";
import type { CompanyIds } from "./refresh-queue.ts";

/** A larger batch blocks the event loop for longer; this one takes about 10 ms. */
const BATCH_SIZE = 1_000;

export const companyFields = schemaFields(companies, companySchema);
const reviewFields = schemaFields(reviews, reviewSchema);

/** Passes the id list as one parameter, so that its length is unlimited. */
const isOneOf = (column: PgColumn, ids: CompanyIds): SQL | undefined =>
  ids === "all" ? undefined : sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/**
 * Reads the companies with these ids, or all, in the order of ids, with their reviews, newest first. All batches see the
 * database at the same moment.
 */
export const readCompanies = (
  database: Database,
  ids: CompanyIds,
  onCompany: (record: CompanyRecord) => void,
): Promise<void> =>
  database.transaction(
    async (transaction) => {
      let lastId = Number.MIN_SAFE_INTEGER;
      for (;;) {
        const rows = await readBatch(transaction, ids, lastId);
        const reviewsOf = await readReviews(
          transaction,
          rows.map(({ company }) => company.id),
        );
        for (const row of rows) onCompany({ ...row, reviews: reviewsOf.get(row.company.id) ?? [] });
        if (rows.length < BATCH_SIZE) return;
        lastId = rows.at(-1)?.company.id ?? lastId;
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

function readBatch(
  transaction: Transaction,
  ids: CompanyIds,
  afterId: number,
): Promise<Omit<CompanyRecord, "reviews">[]> {
  return transaction
    .select({ company: companyFields, changedAt: isoTime(companies.changedAt) })
    .from(companies)
    .where(and(gt(companies.id, afterId), isOneOf(companies.id, ids)))
    .orderBy(asc(companies.id))
    .limit(BATCH_SIZE);
}

async function readReviews(
  transaction: Transaction,
  companyIds: readonly number[],
): Promise<Map<number, Review[]>> {
  const rows = await transaction
    .select(reviewFields)
    .from(reviews)
    .where(isOneOf(reviews.companyId, companyIds))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return Map.groupBy(rows, ({ companyId }) => companyId);
}

/** Whether the directory holds invented companies: the setting "demonstration" is true. */
export async function isDemonstration(database: Database): Promise<boolean> {
  const [row] = await database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, "demonstration"));
  return row?.value === true;
}
