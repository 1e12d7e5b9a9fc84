import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNotNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { CONFIRM_REVIEW_DAYS, INVITATION_DAYS } from "#contract/limits.ts";
import type { EditedReview } from "#contract/reviews.ts";
import { entriesOfLink, tookPart } from "#server/database/conditions.ts";
import type { Database, Queryable, Transaction } from "#server/database/connect.ts";
import { firstRow } from "#server/database/rows.ts";
import { changeLog } from "#server/database/tables/changes.ts";
import { companies } from "#server/database/tables/companies.ts";
import { quotes } from "#server/database/tables/requests.ts";
import { reviews } from "#server/database/tables/reviews.ts";

const { id, companyId, customerName, rating, title, content, skipSize } = reviews;
const { proof, isWaiting, email, waitingEdit } = reviews;
const ownFields = {
  ...{ id, companyId, customerName, rating, title, content, skipSize, proof, isWaiting, email, waitingEdit },
  companyName: companies.name,
  isReplied: sql<boolean>`${reviews.reply} is not null`,
  isHireConfirmed: sql<boolean>`${reviews.proof} = 'asked-here' and ${tookPart(sql`reviews.quote_id`, sql`reviews.company_id`)}`,
  isChecked: sql<boolean>`${reviews.checkedAt} is not null`,
};

export type StoredOwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;

/** A review without a proof is found only while it has an email address to confirm. */
export function findOwnReview(database: Queryable, reviewId: number) {
  const isItsWriters = or(ne(reviews.proof, "none"), isNotNull(reviews.email));
  const own = database.select(ownFields).from(reviews);
  const withCompany = own.innerJoin(companies, eq(companies.id, reviews.companyId));
  return firstRow(withCompany.where(and(eq(reviews.id, reviewId), isItsWriters)));
}

/**
 * Confirms the author's address. Returns false if there is no address to confirm, or if the mailbox has already confirmed a
 * review of the company. The stored hash uses the present secret. The company must be locked.
 */
export async function confirmWriter(
  tx: Transaction,
  { id, companyId, proof, email }: StoredOwnReview,
  hashesOf: (address: string) => string[],
): Promise<boolean> {
  if (proof !== "none" || email === null) return false;
  const hashes = hashesOf(email);
  const sameMailbox = and(eq(reviews.companyId, companyId), inArray(reviews.confirmedMailbox, hashes));
  if ((await tx.$count(reviews, sameMailbox)) > 0) return false;
  await tx
    .update(reviews)
    .set({ proof: "email-confirmed", email: null, confirmedMailbox: hashes[0] })
    .where(eq(reviews.id, id));
  return true;
}

const fieldsOf = ({ customerName, rating, title, content, skipSize = null }: EditedReview) => ({
  ...{ customerName, rating, title, content, skipSize },
});

export const isSameReview = (review: StoredOwnReview, edited: EditedReview): boolean =>
  isDeepStrictEqual(fieldsOf({ ...review, skipSize: review.skipSize ?? undefined }), fieldsOf(edited));

/** Also deletes a waiting edit, because the new edit replaces it. */
export async function saveEdit(tx: Transaction, id: number, edited: EditedReview): Promise<void> {
  await tx
    .update(reviews)
    .set({ ...fieldsOf(edited), editedAt: sql`now()`, waitingEdit: null })
    .where(eq(reviews.id, id));
}

export async function saveWaitingEdit(tx: Transaction, id: number, waitingEdit: EditedReview | null) {
  await tx.update(reviews).set({ waitingEdit }).where(eq(reviews.id, id));
}

/** Also those of removed reviews, which the log keeps for an undo. */
export async function forgetUnconfirmedEmails(database: Database): Promise<void> {
  const isOld = lte(reviews.createdAt, sql`now() - make_interval(days => ${CONFIRM_REVIEW_DAYS})`);
  await database
    .update(reviews)
    .set({ email: null })
    .where(and(isNotNull(reviews.email), eq(reviews.proof, "none"), isOld));
  const written = sql`(${changeLog.kept} #>> '{reviews,0,created_at}')::timestamptz`;
  await database
    .update(changeLog)
    .set({ kept: sql`${changeLog.kept} #- '{reviews,0,email}'` })
    .where(
      and(
        isNotNull(changeLog.kept),
        sql`${changeLog.kept} #>> '{reviews,0,email}' is not null`,
        sql`${written} <= now() - make_interval(days => ${CONFIRM_REVIEW_DAYS})`,
      ),
    );
}

export interface InvitedFor {
  reference: string;
  companyId: number;
}

export type StoredInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const isOld = sql`${quotes.invitedAt} < now() - make_interval(days => ${INVITATION_DAYS})`;

/**
 * A choice can be undone until the companies are told, so it counts only after that. After a merge or its undo, the chosen
 * listing can differ from the listing in the link.
 */
const isFor = ({ reference, companyId }: InvitedFor): SQL | undefined =>
  and(
    eq(quotes.reference, reference),
    sql`${quotes.chosenCompanyId} in (${entriesOfLink(companyId, quotes.id)})`,
    isNotNull(quotes.choiceToldAt),
  );

/**
 * Null if the request does not exist, if there is no final choice, if another company was chosen, or if the company is not
 * public.
 */
export const findInvitation = (database: Queryable, invited: InvitedFor) =>
  firstRow(
    database
      .select({
        quoteId: quotes.id,
        company: { id: companies.id, name: companies.name },
        isExpired: sql<boolean>`coalesce(${isOld}, false)`,
        isHireConfirmed: sql<boolean>`${tookPart(sql`quotes.id`, sql`quotes.chosen_company_id`)}`,
        review: { id: reviews.id, isWaiting: reviews.isWaiting },
      })
      .from(quotes)
      .innerJoin(companies, eq(companies.id, quotes.chosenCompanyId))
      .leftJoin(reviews, eq(reviews.quoteId, quotes.id))
      .where(and(isFor(invited), eq(companies.listing, "public"))),
  );

/** Locks the request, so that only one of two concurrent reviews is stored. */
export async function lockInvitation(tx: Transaction, invited: InvitedFor) {
  await tx.select({ id: quotes.id }).from(quotes).where(isFor(invited)).for("update");
  return findInvitation(tx, invited);
}
