import { and, asc, desc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import type { Review } from "#contract/reviews.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies, reviews, settings } from "#server/database/tables.ts";
import type { CompanyRecord } from "./packed.ts";
import type { CompanyIds } from "./refresh-queue.ts";

/** Enough to be worth a question, few enough not to hold up visitors while they are read. */
const BATCH = 2_000;

type StoredCompany = Omit<CompanyRecord, "reviews">;

interface Row {
  createdAt: Date;
}

export const toPlain = <Stored extends Row>(row: Stored) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** One parameter however many ids there are: PostgreSQL takes no more than 65,535. */
const isOneOf = (column: typeof companies.id | typeof reviews.companyId, ids: CompanyIds): SQL | undefined =>
  ids === "all" ? undefined : sql`${column} = any(${sql.param([...ids])}::bigint[])`;

/**
 * Hands over the companies named, or all, with their reviews, newest first, as they stood at one moment: in the order of
 * their ids and some at a time, because a large directory does not fit into memory as rows.
 */
export const readCompanies = (
  database: Database,
  ids: CompanyIds,
  take: (records: CompanyRecord[]) => void,
): Promise<void> =>
  database.transaction(
    async (transaction) => {
      let reading: Promise<StoredCompany[]> | null = companyRows(transaction, ids, 0);
      while (reading) {
        const read: StoredCompany[] = await reading;
        const reviews = reviewRows(transaction, read);
        const last = read.length === BATCH ? read.at(-1) : undefined;
        // Asked for before it is needed: the database reads the next ones while we deal with these.
        reading = last ? companyRows(transaction, ids, last.company.id) : null;
        reading?.catch(() => {});
        const reviewsOf = await reviews;
        take(read.map((stored) => ({ ...stored, reviews: reviewsOf.get(stored.company.id) ?? [] })));
      }
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );

/** Bookkeeping of `server/reviews`, which no answer carries. */
const { ratingTotal: _, ...columns } = getTableColumns(companies);
/** What answers say of a company. */
const { changedAt: __, ...answered } = columns;
export const companyColumns = answered;

const companyRows = async (
  transaction: Transaction,
  ids: CompanyIds,
  after: number,
): Promise<StoredCompany[]> =>
  (
    await transaction
      .select(columns)
      .from(companies)
      .where(and(gt(companies.id, after), isOneOf(companies.id, ids)))
      .orderBy(asc(companies.id))
      .limit(BATCH)
  ).map(({ changedAt, ...row }) => ({ company: toPlain(row), changedAt: changedAt.toISOString() }));

async function reviewRows(
  transaction: Transaction,
  read: readonly StoredCompany[],
): Promise<Map<number, Review[]>> {
  const ids = read.map(({ company }) => company.id);
  const rows = await transaction
    .select()
    .from(reviews)
    .where(isOneOf(reviews.companyId, ids))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return Map.groupBy(rows.map(toPlain), ({ companyId }) => companyId);
}

/** Whether the directory holds invented companies: the setting "demonstration" is true. */
export async function isDemonstration(database: Database): Promise<boolean> {
  const [row] = await database
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, "demonstration"));
  return row?.value === true;
}
