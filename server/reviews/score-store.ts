import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { firstRow, returnedRow } from "#server/database/rows.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import type { OwnReviews, Score } from "./score.ts";

/** Locks the company until the transaction ends, so that concurrent reviews are counted one after the other. */
export function lockScore(tx: Transaction, companyId: number) {
  const { rating, reviewCount, ratingTotal } = companies;
  const isPublic = sql<boolean>`${companies.listing} = 'public'`;
  const scores = tx.select({ rating, reviewCount, ratingTotal, isPublic }).from(companies);
  return firstRow(scores.where(eq(companies.id, companyId)).for("no key update"));
}

export function countOwnReviews(tx: Transaction, companyId: number): Promise<OwnReviews> {
  const stars = sql<number>`coalesce(sum(${reviews.rating}), 0)::int`;
  const counted = tx.select({ count: sql<number>`count(*)::int`, stars }).from(reviews);
  return returnedRow(counted.where(and(eq(reviews.companyId, companyId), eq(reviews.isWaiting, false))));
}

export async function saveScore(tx: Transaction, companyId: number, score: Score): Promise<void> {
  await tx.update(companies).set(score).where(eq(companies.id, companyId));
}

/** Records a change for the sitemap's `lastmod`. A trigger records changes of the row, such as one of the score. */
export async function noteCompanyChange(tx: Transaction, companyId: number): Promise<void> {
  await tx.update(companies).set({ changedAt: sql`now()` }).where(eq(companies.id, companyId));
}
