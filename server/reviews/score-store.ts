import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/connect.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviews } from "#server/database/tables/reviews.ts";
import type { OwnReviews, Score } from "./score.ts";

/** Locks the company until the transaction ends, so that concurrent reviews are counted one after the other. */
export async function lockScore(
  tx: Transaction,
  companyId: number,
): Promise<(Score & { isPublic: boolean }) | null> {
  const [score] = await tx
    .select({
      rating: companies.rating,
      reviewCount: companies.reviewCount,
      ratingTotal: companies.ratingTotal,
      isPublic: sql<boolean>`${companies.listing} = 'public'`,
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
    .where(and(eq(reviews.companyId, companyId), eq(reviews.isWaiting, false)));
  return own ?? { count: 0, stars: 0 };
}

export async function saveScore(tx: Transaction, companyId: number, score: Score): Promise<void> {
  await tx.update(companies).set(score).where(eq(companies.id, companyId));
}

/** For the sitemap's `lastmod`. A change of the score needs no such call, because a trigger records changes of the row. */
export async function noteCompanyChange(tx: Transaction, companyId: number): Promise<void> {
  await tx.update(companies).set({ changedAt: sql`now()` }).where(eq(companies.id, companyId));
}
