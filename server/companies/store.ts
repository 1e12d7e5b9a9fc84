import { asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Company } from "#contract/companies.ts";
import type { Review } from "#contract/reviews.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies, reviews, settings } from "#server/database/tables.ts";
import type { CompanyIds } from "./refresh-queue.ts";

/** A company, and when anything its page shows last changed (ISO 8601). */
export interface StoredCompany {
  company: Company;
  changedAt: string;
}

export interface CompanyRows {
  companies: StoredCompany[];
  /** Newest first. */
  reviews: Review[];
}

interface Row {
  createdAt: Date;
}

export const toPlain = <Stored extends Row>(row: Stored) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** One parameter however many ids there are: PostgreSQL takes no more than 65,535. */
const oneOf = (column: typeof companies.id | typeof reviews.companyId, ids: CompanyIds): SQL | undefined =>
  ids === "all" ? undefined : sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/** The companies named, or all, with their reviews, as they stood at one moment. */
export const readCompanies = (database: Database, ids: CompanyIds): Promise<CompanyRows> =>
  database.transaction(
    async (transaction) => ({
      companies: await companyRows(transaction, ids),
      reviews: await reviewRows(transaction, ids),
    }),
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Without the bookkeeping of `server/reviews`, which no answer carries. */
const { ratingTotal: _, ...columns } = getTableColumns(companies);
/** What answers say of a company. */
const { changedAt: __, ...answered } = columns;
export const companyColumns = answered;

const companyRows = async (transaction: Transaction, ids: CompanyIds): Promise<StoredCompany[]> =>
  (
    await transaction
      .select(columns)
      .from(companies)
      .where(oneOf(companies.id, ids))
      .orderBy(asc(companies.id))
  ).map(({ changedAt, ...row }) => ({ company: toPlain(row), changedAt: changedAt.toISOString() }));

const reviewRows = async (transaction: Transaction, ids: CompanyIds): Promise<Review[]> =>
  (
    await transaction
      .select()
      .from(reviews)
      .where(oneOf(reviews.companyId, ids))
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
  ).map(toPlain);

/** Whether the directory holds invented companies: the setting "demonstration" is true. */
export async function isDemonstration(database: Database): Promise<boolean> {
  const [row] = await database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, "demonstration"));
  return row?.value === true;
}
