import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { MAX_OPEN_REPORTS, MAX_WAITING_REVIEWS } from "#contract/limits.ts";
import { type ReportedReview, type ReviewReport, reviewSchema } from "#contract/reviews.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { hasRows } from "#server/database/rows.ts";
import { isoTime, schemaFields } from "#server/database/schema-fields.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviewReports, reviews } from "#server/database/tables/reviews.ts";

const isOpen = isNull(reviewReports.decidedAt);

/**
 * Above `MAX_OPEN_REPORTS`, deletes the oldest of the network with the most, so that junk does not push out what others wrote.
 * Reports by the company and by readers never delete each other.
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
    .orderBy(sql`count(*) over (partition by ${reviewReports.network})`, desc(reviewReports.id))
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
  // A decision and its entry have the time of their transaction.
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
