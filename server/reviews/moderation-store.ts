import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { ChangeKind } from "#contract/changes/options.ts";
import { MAX_OPEN_REPORTS, MAX_WAITING_REVIEWS } from "#contract/limits.ts";
import { type ReportedReview, type ReviewReport, reviewSchema } from "#contract/reviews.ts";
import { insertKeptRows, insertLogEntries, type NewLogEntry } from "#server/database/change-log.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { firstRow, hasRows } from "#server/database/rows.ts";
import { isoTime, schemaFields } from "#server/database/schema-fields.ts";
import { changeLog, type KeptRows } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { reviewReports, reviews } from "#server/database/tables/reviews.ts";
import { companyName } from "./store.ts";

const isOpen = isNull(reviewReports.decidedAt);

/**
 * Above `MAX_OPEN_REPORTS`, deletes the oldest report of the network that sent the most. So junk from one network does not
 * displace other people's reports. Reports by the company and reports by readers are limited separately. False if the review was
 * deleted or is not shown.
 */
export async function insertReport(
  tx: Transaction,
  reviewId: number,
  report: ReviewReport & { byCompany: boolean; network: string | null },
): Promise<boolean> {
  const [shown] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.isWaiting, false)))
    .for("no key update");
  if (!shown) return false;
  const { reason, note = null, byCompany, network } = report;
  await tx.insert(reviewReports).values({ reviewId, reason, note, byCompany, network });
  const crowded = tx
    .select({ id: reviewReports.id })
    .from(reviewReports)
    .where(and(eq(reviewReports.reviewId, reviewId), isOpen, eq(reviewReports.byCompany, byCompany)))
    .orderBy(
      sql`count(*) over (partition by ${reviewReports.network})`,
      sql`row_number() over (partition by ${reviewReports.reason} order by ${reviewReports.id}) > 1`,
      desc(reviewReports.id),
    )
    .offset(MAX_OPEN_REPORTS);
  await tx.delete(reviewReports).where(inArray(reviewReports.id, crowded));
  return true;
}

export const reportFields = sql<ReportedReview["reports"]>`json_agg(json_build_object(
  'reason', ${reviewReports.reason}, 'note', ${reviewReports.note}, 'byCompany', ${reviewReports.byCompany},
  'createdAt', ${isoTime(reviewReports.createdAt)}) order by ${reviewReports.id})`;

export const listReportedReviews = (database: Database): Promise<ReportedReview[]> =>
  database
    .select({
      ...schemaFields(reviews, reviewSchema),
      companyName: companies.name,
      reports: reportFields,
    })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.reviewId))
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(isOpen)
    .groupBy(reviews.id, companies.id)
    .orderBy(asc(sql`min(${reviewReports.id})`))
    .limit(MAX_WAITING_REVIEWS);

export async function closeReports(tx: Transaction, reviewId: number): Promise<boolean> {
  const closed = tx.update(reviewReports).set({ decidedAt: sql`now()`, network: null });
  const isOfReview = and(eq(reviewReports.reviewId, reviewId), isOpen);
  return hasRows(closed.where(isOfReview).returning({ id: reviewReports.id }));
}

export async function reopenReports(tx: Transaction, entryId: number): Promise<number> {
  const isOfReview = and(eq(changeLog.id, entryId), eq(reviewReports.reviewId, changeLog.reviewId));
  // A decision and its log entry both have the time of their transaction.
  const isDecidedThen = eq(reviewReports.decidedAt, changeLog.createdAt);
  const opened = tx.update(reviewReports).set({ decidedAt: null }).from(changeLog);
  return (await opened.where(and(isOfReview, isDecidedThen)).returning({ id: reviewReports.id })).length;
}

export async function noteDismissal(tx: Transaction, reviewId: number, reason: string): Promise<void> {
  await tx.execute(
    sql`select append_to_reviews_ledger('dismissed', ${reviews.companyId}, ${reason}, ${reviews.proof})
      from ${reviews} where ${reviews.id} = ${reviewId}`,
  );
}

type ReviewEntry = Omit<NewLogEntry, "kind" | "changedBy" | "companyName"> & {
  kind: ChangeKind & `review-${string}`;
  companyId: number;
};

export async function logDecision(tx: Transaction, entry: ReviewEntry): Promise<void> {
  const about = { changedBy: "administrator", companyName: await companyName(tx, entry.companyId) } as const;
  await insertLogEntries(tx, [{ ...entry, ...about }]);
}

/** The request with this id, and its present review (null if it has none). Null if the request was deleted. */
export function findQuoteOf(tx: Transaction, quoteId: number) {
  const found = tx.select({ id: quotes.id, reviewId: reviews.id }).from(quotes);
  return firstRow(found.leftJoin(reviews, eq(reviews.quoteId, quotes.id)).where(eq(quotes.id, quoteId)));
}

/**
 * `companyId` is the company that shows the review from now on. After a merge, this is the kept company. `quoteId` is null if the
 * review has no request, or if its request was deleted.
 */
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

/** Adds a restored review to the merges of its company, so that undoing a merge moves this review back too. */
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

export interface PersonsReviews {
  quoteIds: readonly number[];
  isTheirs: (email: string) => boolean;
}

/** Erases what the log keeps of removed reviews of these requests or with an address of the person. */
export async function eraseRemoved(
  database: Database,
  { quoteIds, isTheirs }: PersonsReviews,
): Promise<void> {
  const email = sql<string | null>`${changeLog.kept} #>> '{reviews,0,email}'`;
  const quoteId = sql<number | null>`(${changeLog.kept} #>> '{reviews,0,quote_id}')::int`;
  const removed = await database
    .select({ id: changeLog.id, email, quoteId })
    .from(changeLog)
    .where(and(isNotNull(changeLog.kept), or(isNotNull(email), isNotNull(quoteId))));
  const theirs = removed.filter(
    (entry) =>
      (entry.email !== null && isTheirs(entry.email)) ||
      (entry.quoteId !== null && quoteIds.includes(entry.quoteId)),
  );
  const ids = theirs.map(({ id }) => id);
  await database.update(changeLog).set({ kept: null }).where(inArray(changeLog.id, ids));
}
