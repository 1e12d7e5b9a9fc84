import { and, eq, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import { CONFIRM_REVIEW_DAYS } from "#contract/limits.ts";
import type { EditedReview } from "#contract/reviews.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { companies, reviews } from "#server/database/tables.ts";

const ownFields = {
  id: reviews.id,
  companyId: reviews.companyId,
  companyName: companies.name,
  customerName: reviews.customerName,
  rating: reviews.rating,
  title: reviews.title,
  content: reviews.content,
  skipSize: reviews.skipSize,
  proof: reviews.proof,
  isWaiting: reviews.isWaiting,
  isReplied: sql<boolean>`${reviews.reply} is not null`,
};

export type StoredOwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;

/** Returns null if the review was deleted, or has neither a proof nor an address that can still be confirmed. */
export async function findOwnReview(database: Database | Transaction, reviewId: number) {
  const [found] = await database
    .select(ownFields)
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(and(eq(reviews.id, reviewId), or(ne(reviews.proof, "none"), isNotNull(reviews.email))));
  return found ?? null;
}

/** Marks the address as confirmed and deletes it. A review that already has a proof is not changed. */
export async function confirmWriter(tx: Transaction, reviewId: number): Promise<void> {
  await tx
    .update(reviews)
    .set({ proof: "email-confirmed", email: null })
    .where(and(eq(reviews.id, reviewId), eq(reviews.proof, "none")));
}

/** Returns false if nothing changed. */
export async function saveEdit(
  tx: Transaction,
  review: StoredOwnReview,
  { customerName, rating, title, content, skipSize = null }: EditedReview,
): Promise<boolean> {
  const edited = { customerName, rating, title, content, skipSize };
  const isSame = Object.entries(edited).every(
    ([name, value]) => review[name as keyof typeof edited] === value,
  );
  if (isSame) return false;
  await tx
    .update(reviews)
    .set({ ...edited, editedAt: sql`now()` })
    .where(eq(reviews.id, review.id));
  return true;
}

/** Deletes the addresses of authors who did not confirm them within `CONFIRM_REVIEW_DAYS`. */
export async function forgetUnconfirmedEmails(database: Database): Promise<void> {
  const isOld = lte(reviews.createdAt, sql`now() - make_interval(days => ${CONFIRM_REVIEW_DAYS})`);
  await database
    .update(reviews)
    .set({ email: null })
    .where(and(isNotNull(reviews.email), eq(reviews.proof, "none"), isOld));
}
