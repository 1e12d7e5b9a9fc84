import { REVIEWS_AT_ONCE } from "#contract/limits.ts";
import type {
  AddedReview,
  InvitedReview,
  NewReview,
  Review,
  ReviewInvitation,
  ReviewReply,
  ReviewsSentBetween,
} from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import {
  findInvitation,
  type InvitedFor,
  lockInvitation,
  type StoredInvitation,
} from "./invitation-store.ts";
import { type OwnReviews, type Score, updateScore } from "./score.ts";
import * as store from "./store.ts";

export type Reviews = ReturnType<typeof createReviews>;

interface ReviewsDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  /** Opens the tokens of review links. */
  links: { openFor(purpose: "review", token: string): InvitedFor | null };
  /** Multiplies the numbers of reviews that show at once. */
  rateLimitFactor: number;
}

/** Adds, publishes and deletes reviews. The catalogue shows each change before the request is answered. */
export function createReviews({ database, companies, links, rateLimitFactor }: ReviewsDeps) {
  const most = (limit: number) => Math.max(1, Math.floor(limit * rateLimitFactor));
  const atOnce = {
    anHour: most(REVIEWS_AT_ONCE.anHour),
    ofNetworkAMonth: most(REVIEWS_AT_ONCE.ofNetworkAMonth),
  };

  return {
    /** `network` is the hash of the visitor's network. Returns null if the company does not exist. */
    async add(review: NewReview, network: string): Promise<AddedReview | null> {
      const added = await database.transaction((tx) => addReview(tx, { review, network, atOnce }));
      if (added && !added.waiting) await companies.refreshAfterWrite([added.companyId]);
      return added;
    },
    /** What a review link opens. Null if it is unknown. Changes nothing. */
    async invitation(token: string): Promise<ReviewInvitation | null> {
      const invited = links.openFor("review", token);
      const found = invited && (await findInvitation(database, invited));
      return found && invitationView(found);
    },
    /**
     * Adds the review of an invited customer, one for each request. It shows at once, because its writer is known to be
     * a customer. `network` is null if it is not known. Returns what the link opens instead if it is too late, or null if the link is unknown.
     */
    async addInvited(
      token: string,
      review: InvitedReview,
      network: string | null,
    ): Promise<{ added: Review } | ReviewInvitation | null> {
      const invited = links.openFor("review", token);
      if (!invited) return null;
      const result = await database.transaction((tx) => addInvitedReview(tx, { invited, review, network }));
      if (result && "added" in result) await companies.refreshAfterWrite([invited.companyId]);
      return result;
    },
    /** Oldest first. */
    listWaiting: () => store.listWaitingReviews(database),
    /** Returns null if the review does not wait. */
    async publish(id: number): Promise<Review | null> {
      const published = await database.transaction((tx) => publishReview(tx, id));
      if (published) await companies.refreshAfterWrite([published.companyId]);
      return published;
    },
    /**
     * Sets the company's one reply to a review, or takes it back if it is null. The caller has made sure that it speaks for
     * the company. Returns null if the company has no such review that is shown.
     */
    async reply(companyId: number, reviewId: number, { reply = null }: ReviewReply): Promise<Review | null> {
      const replied = await database.transaction((tx) => store.saveReply(tx, { companyId, reviewId }, reply));
      if (replied) await companies.refreshAfterWrite([companyId]);
      return replied;
    },
    /** Returns false if the review does not exist. */
    async remove(id: number): Promise<boolean> {
      const companyId = await database.transaction(async (tx) => {
        const companyId = await store.companyIdOf(tx, id);
        const removed = companyId && (await removeReviews(tx, companyId, () => store.deleteReview(tx, id)));
        return removed ? companyId : null;
      });
      if (companyId !== null) await companies.refreshAfterWrite([companyId]);
      return companyId !== null;
    },
    /** Returns how many were removed, or null if the company does not exist. */
    async removeBetween(companyId: number, times: ReviewsSentBetween): Promise<number | null> {
      const removed = await database.transaction((tx) =>
        removeReviews(tx, companyId, () => store.deleteReviewsBetween(tx, companyId, times)),
      );
      if (removed) await companies.refreshAfterWrite([companyId]);
      return removed;
    },
    /** Deletes the hashes of networks that sent reviews more than a month ago. */
    forgetNetworks: () => store.forgetNetworks(database),
  };
}

interface SentReview {
  review: NewReview;
  network: string;
  atOnce: { anHour: number; ofNetworkAMonth: number };
}

/** Stores a review. Above the limits it is hidden and does not change the rating. */
async function addReview(
  tx: Transaction,
  { review, network, atOnce }: SentReview,
): Promise<AddedReview | null> {
  const locked = await lockCompany(tx, review.companyId);
  if (!locked) return null;
  const recent = await store.countRecentReviews(tx, review.companyId, network);
  const isWaiting = recent.inHour >= atOnce.anHour || recent.ofNetwork >= atOnce.ofNetworkAMonth;
  const added = await store.insertReview(tx, review, { network, isWaiting });
  if (isWaiting) return { ...added, waiting: true };
  await addToScore(tx, locked, { count: 1, stars: added.rating });
  return added;
}

const invitationView = ({ company, isWritten, isExpired }: StoredInvitation): ReviewInvitation => ({
  state: isWritten ? "written" : isExpired ? "expired" : "open",
  company,
});

interface SentInvitedReview {
  invited: InvitedFor;
  review: InvitedReview;
  network: string | null;
}

async function addInvitedReview(tx: Transaction, { invited, review, network }: SentInvitedReview) {
  const found = await lockInvitation(tx, invited);
  if (!found) return null;
  const invitation = invitationView(found);
  const { companyId } = invited;
  const locked = invitation.state === "open" ? await lockCompany(tx, companyId) : null;
  if (!locked) return invitation;
  const origin = { network, isWaiting: false, proof: "asked-here", quoteId: found.quoteId } as const;
  const added = await store.insertReview(tx, { ...review, companyId }, origin);
  await addToScore(tx, locked, { count: 1, stars: added.rating });
  return { added };
}

async function publishReview(tx: Transaction, id: number): Promise<Review | null> {
  const companyId = await store.companyIdOf(tx, id);
  const locked = companyId === null ? null : await lockCompany(tx, companyId);
  const published = locked && (await store.publishReview(tx, id));
  if (published) await addToScore(tx, locked, { count: 1, stars: published.rating });
  return published;
}

/** Returns how many reviews `remove` deleted, or null if the company does not exist. */
async function removeReviews(
  tx: Transaction,
  companyId: number,
  remove: () => Promise<store.DeletedReview[]>,
): Promise<number | null> {
  const locked = await lockCompany(tx, companyId);
  if (!locked) return null;
  const removed = await remove();
  const shown = removed.filter(({ isWaiting }) => !isWaiting);
  const stars = shown.reduce((sum, { rating }) => sum + rating, 0);
  if (shown.length > 0) await addToScore(tx, locked, { count: -shown.length, stars: -stars });
  return removed.length;
}

interface LockedCompany {
  companyId: number;
  score: Score;
  own: OwnReviews;
}

async function lockCompany(tx: Transaction, companyId: number): Promise<LockedCompany | null> {
  const score = await store.lockScore(tx, companyId);
  return score && { companyId, score, own: await store.countOwnReviews(tx, companyId) };
}

const addToScore = (tx: Transaction, { companyId, score, own }: LockedCompany, change: OwnReviews) =>
  store.saveScore(tx, companyId, updateScore(score, own, change));
