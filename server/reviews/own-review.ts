import type { EditedReview, OwnReview } from "#contract/reviews.ts";
import { countedMailbox } from "#contract/text/counted-contact.ts";
import type { Companies } from "#server/companies/companies.ts";
import type { Database, Transaction } from "#server/database/connect.ts";
import { type ContactHash, hashFunctions, type IdTokens } from "#server/signing.ts";
import * as ownStore from "./own-review-store.ts";
import { applyEdit, changeReview, type LockedReview, removeReview } from "./score-changes.ts";
import { isCrowded, noteCompanyChange, type ReviewLimits } from "./store.ts";

interface OwnReviewDeps {
  database: Database;
  companies: Pick<Companies, "refreshAfterWrite">;
  tokens: Pick<IdTokens, "open">;
  most: ReviewLimits;
  contactHash: ContactHash;
}

/**
 * `confirm` and `edit` confirm the author's email address, because only that mailbox got the link. `find` returns the review; the
 * other functions return the company's id. All return null if the token is invalid, the review was deleted, or its address was
 * not confirmed in time.
 */
export function createOwnReviews({ database, companies, tokens, most, contactHash }: OwnReviewDeps) {
  const hashesOf = (address: string) =>
    hashFunctions(contactHash).map((hash) => hash("mailbox", countedMailbox(address)));

  async function withReview(token: string, act: (tx: Transaction, locked: LockedReview) => Promise<unknown>) {
    const id = tokens.open(token);
    if (id === null) return null;
    return changeReview({ database, companies }, id, async (tx, locked) => {
      const review = await ownStore.findOwnReview(tx, id);
      if (review) await act(tx, { review, locked });
      return review !== null;
    });
  }

  return {
    async find(token: string): Promise<OwnReview | null> {
      const id = tokens.open(token);
      const found = id === null ? null : await ownStore.findOwnReview(database, id);
      return found && ownReviewView(found);
    },
    confirm: (token: string) =>
      withReview(token, async (tx, { review }) => {
        const isConfirmed = await ownStore.confirmWriter(tx, review, hashesOf);
        if (isConfirmed && !review.isWaiting) await noteCompanyChange(tx, review.companyId);
      }),
    edit: (token: string, edited: EditedReview) =>
      withReview(token, async (tx, locked) => {
        await ownStore.confirmWriter(tx, locked.review, hashesOf);
        await editReview(tx, locked, edited, most);
      }),
    withdraw: (token: string) =>
      withReview(token, (tx, { review, locked }) =>
        removeReview(tx, locked, { event: "withdrawn", reason: "by-writer" }, review.id),
      ),
  };
}

function ownReviewView(stored: ownStore.StoredOwnReview): OwnReview {
  const { id, companyId, companyName, proof, isWaiting, isReplied, waitingEdit } = stored;
  const { customerName, rating, title, content, skipSize = null } = waitingEdit ?? stored;
  return {
    ...{ id, customerName, rating, title, content, skipSize, proof, isWaiting, isReplied },
    isEditWaiting: waitingEdit !== null,
    company: { id: companyId, name: companyName },
  };
}

/**
 * An edit of a shown review waits if a limit of new reviews is exceeded, or if the administrator has checked the review. All
 * other edits take effect at once. An edit back to the stored words deletes a waiting edit.
 */
async function editReview(
  tx: Transaction,
  { review, locked }: LockedReview,
  edited: EditedReview,
  most: ReviewLimits,
) {
  if (ownStore.isSameReview(review, edited)) return ownStore.saveWaitingEdit(tx, review.id, null);
  const { companyId } = locked;
  const sender = { network: null, outerNetwork: null, isHireConfirmed: review.isHireConfirmed };
  const waits = review.isChecked || (await isCrowded(tx, { companyId, ownId: review.id, sender, most }));
  if (waits && !review.isWaiting) return ownStore.saveWaitingEdit(tx, review.id, edited);
  await applyEdit(tx, { review, locked }, edited);
}
