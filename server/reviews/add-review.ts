import { BRAND } from "#contract/brand.ts";
import { CONFIRM_REVIEW_DAYS } from "#contract/limits.ts";
import type { AddedReview, InvitedReview, NewReview, ReviewInvitation } from "#contract/reviews.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { IdTokens } from "#server/signing.ts";
import { type InvitedFor, lockInvitation, type StoredInvitation } from "./own-review-store.ts";
import { addToScore, lockCompanyScore } from "./score-changes.ts";
import * as store from "./store.ts";

interface SentReview {
  review: NewReview;
  sender: Pick<store.ReviewSender, "network" | "outerNetwork">;
  most: store.ReviewLimits;
}

interface Origin {
  isHireConfirmed: boolean;
  proof?: "asked-here";
  quoteId?: number;
}

/**
 * If a limit of `REVIEWS_AT_ONCE` is exceeded, the review waits: it is hidden and does not change the rating. Null if the company
 * does not exist or is not public.
 */
export async function addReview(
  tx: Transaction,
  { review, sender, most }: SentReview,
  { isHireConfirmed, ...origin }: Origin = { isHireConfirmed: false },
): Promise<AddedReview | null> {
  const { companyId } = review;
  const locked = await lockCompanyScore(tx, companyId);
  if (!locked?.isPublic) return null;
  const isWaiting = await store.isCrowded(tx, { companyId, sender: { ...sender, isHireConfirmed }, most });
  const added = await store.insertReview(tx, review, { ...sender, ...origin, isWaiting });
  if (isWaiting) return { ...added, waiting: true };
  await addToScore(tx, locked, { count: 1, stars: added.rating });
  return added;
}

interface SentInvitedReview extends Omit<SentReview, "review"> {
  invited: InvitedFor;
  review: InvitedReview;
  tokens: IdTokens;
}

export const invitationView = (
  { company, review, isExpired }: StoredInvitation,
  tokens: IdTokens,
): ReviewInvitation =>
  review === null
    ? { state: isExpired ? "expired" : "open", company }
    : { state: "written", company, ownReview: tokens.issue(review.id), isWaiting: review.isWaiting };

/**
 * The hourly limit of reviews always applies, because a company can invent customers who choose it. All limits apply if the
 * company sent no price and confirmed no hire, because anybody can choose a company. Returns the invitation if it was used or has
 * expired. Null if `findInvitation` finds none.
 */
export async function addInvitedReview(
  tx: Transaction,
  { invited, review, tokens, ...sent }: SentInvitedReview,
): Promise<{ added: AddedReview } | ReviewInvitation | null> {
  const found = await lockInvitation(tx, invited);
  if (!found) return null;
  const { quoteId, isHireConfirmed, company } = found;
  const invitation = invitationView(found, tokens);
  if (invitation.state !== "open") return invitation;
  const origin = { isHireConfirmed, proof: "asked-here", quoteId } as const;
  const added = await addReview(tx, { ...sent, review: { ...review, companyId: company.id } }, origin);
  return added ? { added } : invitation;
}

/** The email has nothing that the author typed, because anybody can enter another person's address. */
export const reviewEmailContent = (company: string, reviewUrl: string): EmailContent => ({
  subject: `Is the review of ${company} yours?`,
  preview: "Confirm your email address, and your review says so.",
  heading: "Did you write this review?",
  blocks: [
    `Somebody reviewed ${company} and gave this email address. If it was you, confirm it: your review is then labelled “Email confirmed”. With the same link you can change your review or take it back.`,
    { kind: "button", label: "See and confirm my review", url: reviewUrl },
    `Your address is never shown and never given to the company. Keep the link to yourself: it belongs to this review.`,
    `Not you? Then do nothing: the review stays “Not checked”. Either way we delete the address, at the latest in ${CONFIRM_REVIEW_DAYS} days.`,
  ],
  reason: `${BRAND.name} is a directory of UK skip hire companies. You receive this because your address was given with a review. We send no advertising.`,
});
