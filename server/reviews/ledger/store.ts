import { asc, getTableColumns, gt } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/connect.ts";
import { isoTime } from "#server/database/schema-fields.ts";
import { reviewsLedger } from "#server/database/tables.ts";
import type { LedgerLine } from "./ledger-line.ts";

/** The channel on which the database announces new lines. */
export const LEDGER_CHANNEL = "reviews_ledger";

/** Lines read at once. */
const LINES_PER_READ = 5_000;

/** Yields the lines after `seq` in batches. */
export async function* readLinesAfter(
  database: Database | Transaction,
  seq: number,
): AsyncGenerator<LedgerLine[]> {
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
