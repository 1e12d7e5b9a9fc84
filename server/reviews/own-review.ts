import type { EditedReview, OwnReview } from "#contract/reviews.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import * as ownStore from "./own-review-store.ts";
import type { reviewTokens } from "./review-tokens.ts";
import { addToScore, type LockedCompanyScore, lockCompanyScoreOf, removeReviews } from "./score-changes.ts";
import { deleteReview, noteCompanyChange } from "./store.ts";

interface OwnReviewDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  tokens: Pick<ReturnType<typeof reviewTokens>, "open">;
}

interface LockedReview {
  review: ownStore.StoredOwnReview;
  locked: LockedCompanyScore;
}

/**
 * Functions for the link that only a review's author has. `confirm` and `edit` mark an unconfirmed address as confirmed,
 * because only its mailbox received the link. `find` returns the review and changes nothing. The other functions return the
 * company's id. All return null if the token is invalid, the review was deleted, or its address was not confirmed in time.
 */
export function createOwnReviews({ database, companies, tokens }: OwnReviewDeps) {
  async function withReview(
    token: string,
    act: (tx: Transaction, locked: LockedReview) => Promise<unknown>,
  ): Promise<number | null> {
    const id = tokens.open(token);
    if (id === null) return null;
    const companyId = await database.transaction(async (tx) => {
      const locked = await lockCompanyScoreOf(tx, id);
      const review = locked && (await ownStore.findOwnReview(tx, id));
      if (!review) return null;
      await act(tx, { review, locked });
      return locked.companyId;
    });
    if (companyId !== null) await companies.refreshAfterWrite([companyId]);
    return companyId;
  }

  return {
    async find(token: string): Promise<OwnReview | null> {
      const id = tokens.open(token);
      const found = id === null ? null : await ownStore.findOwnReview(database, id);
      return found && ownReviewView(found);
    },
    confirm: (token: string) =>
      withReview(token, async (tx, { review }) => {
        await ownStore.confirmWriter(tx, review.id);
        if (review.proof === "none" && !review.isWaiting) await noteCompanyChange(tx, review.companyId);
      }),
    edit: (token: string, edited: EditedReview) =>
      withReview(token, (tx, locked) => editReview(tx, locked, edited)),
    withdraw: (token: string) =>
      withReview(token, (tx, { review, locked }) =>
        removeReviews(tx, locked, {
          act: { event: "withdrawn", reason: "by-writer" },
          remove: () => deleteReview(tx, review.id),
        }),
      ),
  };
}

const ownReviewView = ({ companyId, companyName, ...review }: ownStore.StoredOwnReview): OwnReview => ({
  ...review,
  company: { id: companyId, name: companyName },
});

async function editReview(tx: Transaction, { review, locked }: LockedReview, edited: EditedReview) {
  await ownStore.confirmWriter(tx, review.id);
  const isChanged = await ownStore.saveEdit(tx, review, edited);
  if (!isChanged || review.isWaiting) return;
  await addToScore(tx, locked, { count: 0, stars: edited.rating - review.rating });
  await noteCompanyChange(tx, locked.companyId);
}
