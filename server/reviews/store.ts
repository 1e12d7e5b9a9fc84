import { eq, sql } from "drizzle-orm";
import { type NewReview, type Review, reviewSchema } from "#contract/reviews.ts";
import type { Transaction } from "#server/database/connect.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import { companies, reviews } from "#server/database/tables.ts";
import type { OwnReviews, Score } from "./score.ts";

/** Locks the company until the transaction ends, so that concurrent reviews are counted one after the other. */
export async function lockScore(tx: Transaction, companyId: number): Promise<Score | null> {
  const [score] = await tx
    .select({
      rating: companies.rating,
      reviewCount: companies.reviewCount,
      ratingTotal: companies.ratingTotal,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
  return score ?? null;
}

export async function countOwnReviews(tx: Transaction, companyId: number): Promise<OwnReviews> {
  const [own] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      stars: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
    })
    .from(reviews)
    .where(eq(reviews.companyId, companyId));
  return own ?? { count: 0, stars: 0 };
}

export async function saveScore(tx: Transaction, companyId: number, score: Score): Promise<void> {
  await tx.update(companies).set(score).where(eq(companies.id, companyId));
}

export async function insertReview(tx: Transaction, review: NewReview): Promise<Review> {
  const { companyId, customerName, rating, title, content, skipSize } = review;
  const [row] = await tx
    .insert(reviews)
    .values({ companyId, customerName, rating, title, content, skipSize })
    .returning(schemaFields(reviews, reviewSchema));
  if (!row) throw new Error("The review was not stored");
  return row;
}

export async function companyIdOf(tx: Transaction, reviewId: number): Promise<number | null> {
  const [row] = await tx
    .select({ companyId: reviews.companyId })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  return row?.companyId ?? null;
}

/** Returns the stars of the deleted review, or null if it no longer exists. */
export async function deleteReview(tx: Transaction, reviewId: number): Promise<number | null> {
  const [row] = await tx
    .delete(reviews)
    .where(eq(reviews.id, reviewId))
    .returning({ rating: reviews.rating });
  return row?.rating ?? null;
}
