import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { ChangeKind } from "#contract/changes/options.ts";
import { insertKeptRows, insertLogEntries, type NewLogEntry } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { changeLog, type KeptRows } from "#server/database/tables/changes.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { reviewReports, reviews } from "#server/database/tables/reviews.ts";
import { companyName, type DeletedReview } from "./store.ts";

type ReviewEntry = Omit<NewLogEntry, "kind" | "changedBy" | "companyName"> & {
  kind: ChangeKind & `review-${string}`;
  companyId: number;
};

async function logDecisions(tx: Transaction, entries: readonly ReviewEntry[]): Promise<void> {
  const [first] = entries;
  if (!first) return;
  const about = { changedBy: "administrator", companyName: await companyName(tx, first.companyId) } as const;
  const logged = entries.map((entry) => ({ ...entry, ...about }));
  await insertLogEntries(tx, logged);
}

export const logDecision = (tx: Transaction, entry: ReviewEntry): Promise<void> => logDecisions(tx, [entry]);

export const logRemovals = (
  tx: Transaction,
  { companyId, reason }: { companyId: number; reason: string },
  removed: readonly DeletedReview[],
): Promise<void> =>
  logDecisions(
    tx,
    removed.map(({ id, kept }) => ({ kind: "review-removed", companyId, reviewId: id, reason, kept })),
  );

/** The request for which a review was written, and whether it has a review now. Null if the request was deleted. */
export function findQuoteOf(tx: Transaction, quoteId: number) {
  const found = tx.select({ id: quotes.id, reviewId: reviews.id }).from(quotes);
  return firstRow(found.leftJoin(reviews, eq(reviews.quoteId, quotes.id)).where(eq(quotes.id, quoteId)));
}

/** `companyId` is the company that shows it now, another one after a merge. `quoteId` is null without an existing request. */
export async function insertRemoved(
  tx: Transaction,
  kept: KeptRows,
  { companyId, quoteId }: { companyId: number; quoteId: number | null },
): Promise<void> {
  const [review] = kept.reviews ?? [];
  if (!review) return;
  await insertKeptRows(tx, reviews, [{ ...review, company_id: companyId, quote_id: quoteId }]);
  await insertKeptRows(tx, reviewReports, kept.review_reports);
}

/** Adds a restored review to the merges of its company, so that undoing one moves it back together with the others. */
export async function addToMerges(tx: Transaction, companyId: number, reviewId: number): Promise<void> {
  await tx.execute(sql`
    with recursive taken as (
      select id, kept_id from company_merges where merged_id = ${companyId} and undone_at is null
      union all
      select m.id, m.kept_id from company_merges m
      join taken on m.merged_id = taken.kept_id
      where m.undone_at is null
    )
    update company_merges set moved = jsonb_set(moved, '{reviews}', moved -> 'reviews' || to_jsonb(${reviewId}::bigint))
    where id in (select id from taken)`);
}

export async function eraseRemoved(database: Database, quoteIds: readonly number[]): Promise<void> {
  const quoteId = sql`(${changeLog.kept} #>> '{reviews,0,quote_id}')::bigint`;
  await database
    .update(changeLog)
    .set({ kept: null })
    .where(and(isNotNull(changeLog.kept), sql`${quoteId} = any(${sql.param([...quoteIds])}::bigint[])`));
}
