import { REVIEW_EMAILS_A_DAY, REVIEWS_AT_ONCE, scaleLimit } from "#contract/limits.ts";
import type {
  AddedReview,
  InvitedReview,
  NewReview,
  Review,
  ReviewInvitation,
  ReviewReply,
} from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import type { KeptRows } from "#server/database/tables/changes.ts";
import type { Mail } from "#server/mail/mail.ts";
import { conflict } from "#server/refusal.ts";
import { type ContactHash, idTokens, type SigningSecrets } from "#server/signing.ts";
import { addInvitedReview, addReview, invitationView, reviewEmailContent } from "./add-review.ts";
import { createLedger } from "./ledger/ledger.ts";
import { createModeration } from "./moderation.ts";
import {
  addToMerges,
  eraseRemoved,
  findQuoteOf,
  insertRemoved,
  type PersonsReviews,
  reopenReports,
} from "./moderation-store.ts";
import { createOwnReviews } from "./own-review.ts";
import { findInvitation, forgetUnconfirmedEmails, type InvitedFor } from "./own-review-store.ts";
import { addToScore, lockCompanyScore, lockKeptCompanyScore } from "./score-changes.ts";
import * as store from "./store.ts";
import { lockScore } from "./store.ts";

export type Reviews = ReturnType<typeof createReviews>;

interface ReviewsDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  mail: Pick<Mail, "transaction" | "enqueue">;
  links: { openFor(purpose: "review", token: string): InvitedFor | null };
  contactHash: ContactHash;
  config: SigningSecrets & {
    publicUrl: string;
    rateLimitFactor: number;
  };
}

type Sender = Pick<store.ReviewSender, "network" | "outerNetwork">;

/**
 * Functions that change shown reviews resolve after the catalogue was refreshed. They don't reject if the refresh fails.
 * `restore` and `move` run in the caller's transaction, so the caller refreshes.
 */
export function createReviews({ database, companies, mail, links, config, contactHash }: ReviewsDeps) {
  const { publicUrl, rateLimitFactor } = config;
  const tokens = idTokens("my-review", config);
  const { timesUsual: _, ...limits } = REVIEWS_AT_ONCE;
  const atOnce = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, scaleLimit(limit, rateLimitFactor)]),
  ) as store.ReviewLimits;

  /**
   * Returns an equal review of the last hour instead of storing it again. Null if the company does not exist or is not public.
   */
  async function addAndConfirm(
    tx: Transaction,
    review: NewReview,
    sender: Sender,
  ): Promise<AddedReview | null> {
    const { email } = review;
    // An equal review that arrives at the same time waits here, and then finds the stored review.
    await lockScore(tx, review.companyId);
    const equal = await store.findEqualReview(tx, review);
    if (equal) return equal;
    const added = await addReview(tx, { review, sender, most: atOnce });
    if (!added || !email) return added;
    const company = await store.companyName(tx, added.companyId);
    const content = reviewEmailContent(company, `${publicUrl}/my-review/${tokens.issue(added.id)}`);
    const emails = [{ kind: "review" as const, to: email, content, maxPerDay: REVIEW_EMAILS_A_DAY }];
    const isSent = (await mail.enqueue(tx, emails)) > 0;
    return isSent ? { ...added, confirmationSent: true } : added;
  }

  return {
    async add(review: NewReview, sender: Sender): Promise<AddedReview | null> {
      const inTransaction = review.email ? mail.transaction : database.transaction.bind(database);
      const added = await inTransaction((tx: Transaction) => addAndConfirm(tx, review, sender));
      if (added && !added.waiting) await companies.refreshAfterWrite([added.companyId]);
      return added;
    },
    async invitation(token: string): Promise<ReviewInvitation | null> {
      const invited = links.openFor("review", token);
      const found = invited && (await findInvitation(database, invited));
      return found && invitationView(found, tokens);
    },
    /** If the link was used or has expired, returns the data of the link's page. */
    async addInvited(token: string, review: InvitedReview, sender: Sender) {
      const invited = links.openFor("review", token);
      if (!invited) return null;
      const sent = { invited, review, sender, tokens, most: atOnce };
      const result = await database.transaction((tx) => addInvitedReview(tx, sent));
      if (result && "added" in result && !result.added.waiting)
        await companies.refreshAfterWrite([result.added.companyId]);
      return result;
    },
    /**
     * The caller must check that the user acts for the company. Null if the company has no such review, or if the review is not
     * shown.
     */
    async reply(companyId: number, reviewId: number, { reply = null }: ReviewReply): Promise<Review | null> {
      const replied = await database.transaction((tx) => store.saveReply(tx, { companyId, reviewId }, reply));
      if (replied) await companies.refreshAfterWrite([companyId]);
      return replied;
    },
    restore: restoreReview,
    reopenReports,
    forgetRemoved: (person: PersonsReviews): Promise<void> => eraseRemoved(database, person),
    ledger: createLedger(database),
    own: createOwnReviews({ database, companies, tokens, most: atOnce, contactHash }),
    ...createModeration({ database, companies }),
    move: moveReviews,
    async forgetVisitors(): Promise<void> {
      await store.forgetNetworks(database);
      await forgetUnconfirmedEmails(database);
    },
  };
}

interface MovedReviews {
  from: number;
  to: number;
  ids?: readonly number[];
}

async function moveReviews(tx: Transaction, { from, to, ids }: MovedReviews): Promise<number[]> {
  const [former, next] = [await lockCompanyScore(tx, from), await lockCompanyScore(tx, to)];
  if (!former || !next) return [];
  const moved = await store.setReviewCompany(tx, { from, to, ids });
  const shown = moved.filter(({ isWaiting }) => !isWaiting);
  const count = shown.length;
  const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
  if (count > 0) {
    await addToScore(tx, former, { count: -count, stars: -stars });
    await addToScore(tx, next, { count, stars });
  }
  return moved.map(({ id }) => id);
}

interface RemovedReview {
  companyId: number;
  kept: KeptRows;
}

const COMPANY_GONE = conflict("The company is no longer listed, so its review was not brought back.");
const WRITTEN_AGAIN = conflict(
  "The customer has written another review of this hire since, so this one was not brought back.",
);

/** If the company was merged after the removal, the review goes to the kept company. Undoing the merge moves the review back. */
async function restoreReview(tx: Transaction, { companyId, kept }: RemovedReview) {
  const locked = await lockKeptCompanyScore(tx, companyId);
  const [row] = kept.reviews ?? [];
  if (!locked?.isPublic || !row) return COMPANY_GONE;
  const quote = row.quote_id === null ? null : await findQuoteOf(tx, Number(row.quote_id));
  if (quote && quote.reviewId !== null) return WRITTEN_AGAIN;
  await store.setReviewAct(tx, { event: "restored", reason: "undone" });
  await insertRemoved(tx, kept, { companyId: locked.companyId, quoteId: quote?.id ?? null });
  await addToMerges(tx, companyId, Number(row.id));
  if (!row.is_waiting) await addToScore(tx, locked, { count: 1, stars: Number(row.rating) });
  return undefined;
}
