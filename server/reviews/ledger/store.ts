import { and, asc, eq, getTableColumns, gt, gte, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "#server/database/connect.ts";
import { isoTime } from "#server/database/schema-fields.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews, reviewsLedger } from "#server/database/tables/reviews.ts";
import type { LedgerLine } from "./ledger-line.ts";

export const LEDGER_CHANNEL = "reviews_ledger";

const LINES_PER_READ = 5_000;

export async function* readLinesAfter(database: Queryable, seq: number): AsyncGenerator<LedgerLine[]> {
  for (let last = seq; ; ) {
    const lines = await database
      .select({ ...getTableColumns(reviewsLedger), at: isoTime(reviewsLedger.at) })
      .from(reviewsLedger)
      .where(gt(reviewsLedger.seq, last))
      .orderBy(asc(reviewsLedger.seq))
      .limit(LINES_PER_READ);
    if (lines.length > 0) yield lines;
    if (lines.length < LINES_PER_READ) return;
    last = lines.at(-1)?.seq ?? last;
  }
}

export async function countReviews(database: Queryable) {
  const rows = await database
    .select({
      listing: reviews.companyId,
      shown: sql<number>`(count(*) filter (where not ${reviews.isWaiting}))::int`,
      waiting: sql<number>`(count(*) filter (where ${reviews.isWaiting}))::int`,
    })
    .from(reviews)
    .groupBy(reviews.companyId);
  return new Map(rows.map(({ listing, ...counts }) => [listing, counts]));
}

export const isListedPublicly = async (database: Queryable, id: number): Promise<boolean> =>
  (await database.$count(companies, and(eq(companies.id, id), eq(companies.listing, "public")))) > 0;

export async function hashesOfLines(database: Database, from: number, count: number) {
  const rows = await database
    .select({ seq: reviewsLedger.seq, hash: reviewsLedger.hash })
    .from(reviewsLedger)
    .where(and(gte(reviewsLedger.seq, from), lt(reviewsLedger.seq, from + count)));
  return new Map(rows.map(({ seq, hash }) => [seq, hash]));
}
