import { and, asc, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import { MAX_WAITING_REVIEWS, REVIEWS_AT_ONCE } from "#contract/limits.ts";
import {
  type AddedReview,
  type NewReview,
  type Review,
  reviewSchema,
  type WaitingReview,
} from "#contract/reviews.ts";
import { insertLogEntries } from "#server/database/change-log.ts";
import { tookPart } from "#server/database/conditions.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { isSentInHour } from "#server/database/repeats.ts";
import { firstRow, hasRows, returnedRow } from "#server/database/rows.ts";
import { schemaFields } from "#server/database/schema-fields.ts";
import type { KeptRows } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { reviewReports, reviews } from "#server/database/tables/reviews.ts";
import type { OwnReviews, Score } from "./score.ts";

const reviewFields = schemaFields(reviews, reviewSchema);
const MONTH_AGO = sql`now() - interval '1 month'`;

const countWhere = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

const atLeast = (most: number, usual: SQL) =>
  sql`greatest(${most}::int, ceil(${REVIEWS_AT_ONCE.timesUsual} * ${usual}))`;
/** The mean number of shown reviews per week, in the 48 weeks before the last four weeks. */
const USUAL_A_WEEK = sql`(count(*) filter (where not ${reviews.isWaiting}
  and ${reviews.createdAt} between now() - interval '52 weeks' and now() - interval '4 weeks') / 48.0)`;

export interface ReviewSender {
  network: string | null;
  outerNetwork: string | null;
  /**
   * True for an invited customer, if the company sent a price or confirmed the hire (`tookPart`). Then only the hourly limit
   * applies.
   */
  isHireConfirmed: boolean;
}

/** The maximum numbers of `REVIEWS_AT_ONCE`, multiplied by `RATE_LIMIT_FACTOR`. */
export type ReviewLimits = Omit<Record<keyof typeof REVIEWS_AT_ONCE, number>, "timesUsual">;

type Arrival = { companyId: number; ownId?: number; sender: ReviewSender; most: ReviewLimits };

/**
 * True if one more review would exceed a limit. In the limits per hour, day and week, an edited review counts from its last edit.
 * The review `ownId`, which is being edited, does not count. The company must be locked.
 */
export async function isCrowded(tx: Transaction, arrival: Arrival): Promise<boolean> {
  const { companyId, ownId = 0, sender, most } = arrival;
  const { network, outerNetwork, isHireConfirmed } = sender;
  const shownSince = (age: SQL) => {
    const isShown = and(eq(reviews.isWaiting, false), sql`${reviews.id} <> ${ownId}`);
    return and(isShown, sql`greatest(${reviews.createdAt}, ${reviews.editedAt}) >= now() - ${age}`);
  };
  // Raw `sql`, because drizzle would write these columns without their table. The subquery has columns with the same names.
  const isUnconfirmed = sql`not (${reviews.proof} = 'asked-here' and ${tookPart(sql`reviews.quote_id`, sql`reviews.company_id`)})`;
  const inMonth = and(gte(reviews.createdAt, MONTH_AGO), sql`${reviews.id} <> ${ownId}`);
  const full = [sql`${countWhere(shownSince(sql`interval '1 hour'`))} >= ${most.anHour}`];
  if (!isHireConfirmed)
    full.push(
      sql`${countWhere(and(isUnconfirmed, shownSince(sql`interval '1 day'`)))} >= ${atLeast(most.aDay, sql`${USUAL_A_WEEK} / 7`)}`,
      sql`${countWhere(and(isUnconfirmed, shownSince(sql`interval '1 week'`)))} >= ${atLeast(most.aWeek, USUAL_A_WEEK)}`,
      sql`${countWhere(and(inMonth, sql`${reviews.network} = ${network}`))} >= ${most.ofNetworkAMonth}`,
      sql`${countWhere(and(inMonth, sql`${reviews.outerNetwork} = ${outerNetwork}`))} >= ${most.ofOuterNetworkAMonth}`,
    );
  const ofCompany = tx.select({ isFull: sql<boolean>`${or(...full)}` }).from(reviews);
  return (await firstRow(ofCompany.where(eq(reviews.companyId, companyId))))?.isFull === true;
}

const TYPED = ["companyId", "customerName", "rating", "title", "content", "skipSize", "email"] as const;

export async function findEqualReview(tx: Transaction, review: NewReview): Promise<AddedReview | null> {
  const found = tx.select({ ...reviewFields, isWaiting: reviews.isWaiting }).from(reviews);
  const equal = await firstRow(found.where(isSentInHour(reviews, TYPED, review)));
  if (!equal) return null;
  const { isWaiting, ...added } = equal;
  return isWaiting ? { ...added, waiting: true } : added;
}

type Origin = Omit<typeof reviews.$inferInsert, keyof NewReview>;

export function insertReview(tx: Transaction, review: NewReview, origin: Origin): Promise<Review> {
  const values = { ...review, ...origin };
  return returnedRow(tx.insert(reviews).values(values).returning(reviewFields));
}

export async function saveReply(
  tx: Transaction,
  { companyId, reviewId }: { companyId: number; reviewId: number },
  reply: string | null,
): Promise<Review | null> {
  const isIt = and(eq(reviews.id, reviewId), eq(reviews.companyId, companyId), eq(reviews.isWaiting, false));
  // Writes that lock a company and its reviews lock the company first, which prevents deadlocks.
  await lockScore(tx, companyId);
  const [before] = await tx.select({ reply: reviews.reply }).from(reviews).where(isIt).for("no key update");
  if (!before) return null;
  const replied = tx.update(reviews).set({ reply, repliedAt: reply === null ? null : sql`now()` });
  const row = await firstRow(replied.where(isIt).returning(reviewFields));
  if (before.reply !== reply) {
    const entry = { kind: "review-replied", changedBy: "company", companyId, reviewId } as const;
    const name = await companyName(tx, companyId);
    await insertLogEntries(tx, [{ ...entry, companyName: name, before, after: { reply } }]);
    await noteCompanyChange(tx, companyId);
  }
  return row ?? null;
}

export async function companyName(tx: Transaction, companyId: number): Promise<string> {
  const [row] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
  return row?.name ?? "";
}

export async function companyIdOf(tx: Transaction, reviewId: number): Promise<number | null> {
  const found = tx.select({ companyId: reviews.companyId }).from(reviews);
  return (await firstRow(found.where(eq(reviews.id, reviewId))))?.companyId ?? null;
}

export async function companyAfterMerges(tx: Transaction, companyId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select company_after_merges(${companyId}::bigint) as id`,
  );
  return Number(rows[0]?.id);
}

export function publishReview(tx: Transaction, reviewId: number): Promise<Review | null> {
  const published = tx.update(reviews).set({ isWaiting: false, checkedAt: sql`now()` });
  const isIt = and(eq(reviews.id, reviewId), eq(reviews.isWaiting, true));
  return firstRow(published.where(isIt).returning(reviewFields));
}

/** Records that the administrator has read the review's text, so later edits wait. */
export async function markChecked(tx: Transaction, reviewId: number): Promise<void> {
  await tx.update(reviews).set({ checkedAt: sql`now()` }).where(eq(reviews.id, reviewId));
}

export const findReview = (database: Database, reviewId: number): Promise<Review | null> =>
  firstRow(database.select(reviewFields).from(reviews).where(eq(reviews.id, reviewId)));

export function refuseEdit(tx: Transaction, reviewId: number): Promise<boolean> {
  const refused = tx.update(reviews).set({ waitingEdit: null, checkedAt: sql`now()` });
  const hasEdit = and(eq(reviews.id, reviewId), isNotNull(reviews.waitingEdit));
  return hasRows(refused.where(hasEdit).returning({ id: reviews.id }));
}

export interface ReviewAct {
  event: "removed" | "upheld" | "withdrawn" | "restored";
  reason: string;
}

/** The database's triggers write this act into the ledger. */
export async function setReviewAct(tx: Transaction, { event, reason }: ReviewAct): Promise<void> {
  await tx.execute(sql`select set_config('skip_finder.review_act', ${`${event}:${reason}`}, true)`);
}

const countedFields = { id: reviews.id, rating: reviews.rating, isWaiting: reviews.isWaiting };

// Networks and an edit that waits are not kept. An address that its author has not confirmed is kept, because the author's link
// works after an undo only with it.
const deletedFields = {
  ...countedFields,
  kept: sql<KeptRows>`jsonb_build_object(
    'reviews', jsonb_build_array(to_jsonb(${reviews}) - 'network' - 'outer_network' - 'confirmed_mailbox' - 'waiting_edit'),
    'review_reports', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from ${reviewReports} r where r.review_id = reviews.id))`,
};

export const deleteReview = (tx: Transaction, reviewId: number) =>
  firstRow(tx.delete(reviews).where(eq(reviews.id, reviewId)).returning(deletedFields));

/** The database's trigger writes lines for both companies into the ledger. */
export const setReviewCompany = (
  tx: Transaction,
  { from, to, ids }: { from: number; to: number; ids?: readonly number[] | undefined },
) =>
  tx
    .update(reviews)
    .set({ companyId: to })
    .where(and(eq(reviews.companyId, from), ids && inArray(reviews.id, [...ids])))
    .returning(countedFields);

export const listWaitingReviews = (database: Database): Promise<WaitingReview[]> =>
  database
    .select({ ...reviewFields, companyName: companies.name, edit: reviews.waitingEdit })
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId))
    .where(
      and(or(eq(reviews.isWaiting, true), isNotNull(reviews.waitingEdit)), eq(companies.listing, "public")),
    )
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .limit(MAX_WAITING_REVIEWS);

export async function forgetNetworks(database: Database): Promise<void> {
  await database
    .update(reviews)
    .set({ network: null, outerNetwork: null })
    .where(and(isNotNull(reviews.network), lte(reviews.createdAt, MONTH_AGO)));
}

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

/**
 * Records a change of a review for the sitemap's `lastmod`. A trigger records changes of the company's row, such as of its
 * rating.
 */
export async function noteCompanyChange(tx: Transaction, companyId: number): Promise<void> {
  await tx.update(companies).set({ changedAt: sql`now()` }).where(eq(companies.id, companyId));
}
