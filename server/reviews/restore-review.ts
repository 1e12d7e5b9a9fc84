import type { Transaction } from "#server/database/connect.ts";
import type { Refusal } from "#server/refusal.ts";
import { addToMerges, findQuoteOf, insertRemoved } from "./log-store.ts";
import { addToScore, lockKeptCompanyScore } from "./score-changes.ts";
import { type DeletedReview, setReviewAct } from "./store.ts";

/** A removed review: its company, and its rows from before the deletion. */
interface RemovedReview extends Pick<DeletedReview, "kept"> {
  companyId: number;
}

const COMPANY_GONE: Refusal = {
  refused: "conflict",
  message: "The company is no longer listed, so its review was not brought back.",
};
const WRITTEN_AGAIN: Refusal = {
  refused: "conflict",
  message: "The customer has written another review of this hire since, so this one was not brought back.",
};

/**
 * Restores a removed review and its reports, adds a line to the ledger and brings the company's rating up to date. If the
 * company was merged since, the review goes to the entry that was kept, until the merge is undone.
 */
export async function restoreReview(
  tx: Transaction,
  { companyId, kept }: RemovedReview,
): Promise<Refusal | undefined> {
  const locked = await lockKeptCompanyScore(tx, companyId);
  const [row] = kept.reviews ?? [];
  if (!locked?.isPublic || !row) return COMPANY_GONE;
  const quote = row.quote_id === null ? null : await findQuoteOf(tx, Number(row.quote_id));
  if (quote && quote.reviewId !== null) return WRITTEN_AGAIN;
  await setReviewAct(tx, { event: "restored", reason: "undone" });
  await insertRemoved(tx, kept, { companyId: locked.companyId, quoteId: quote?.id ?? null });
  await addToMerges(tx, companyId, Number(row.id));
  if (!row.is_waiting) await addToScore(tx, locked, { count: 1, stars: Number(row.rating) });
  return undefined;
}
