import { BRAND } from "#contract/brand.ts";
import { CONFIRM_REVIEW_DAYS, REVIEW_EMAILS_A_DAY } from "#contract/limits.ts";
import type { AddedReview, InvitedReview, NewReview, ReviewInvitation } from "#contract/reviews.ts";
import type { Transaction } from "#server/database/connect.ts";
import type { EmailContent } from "#server/mail/email-content.ts";
import type { Mail } from "#server/mail/mail.ts";
import type { IdTokens } from "#server/signing.ts";
import { type InvitedFor, lockInvitation, type StoredInvitation } from "./own-review-store.ts";
import { addToScore, lockCompanyScore } from "./score-changes.ts";
import * as store from "./store.ts";

interface SentReview {
  review: NewReview;
  sender: Pick<store.ReviewSender, "network" | "outerNetwork">;
  most: store.ReviewLimits;
}

/**
 * If a limit of `REVIEWS_AT_ONCE` is exceeded, the review waits: it is hidden and does not change the rating. Null if the company
 * does not exist or is not public.
 */
export async function addReview(
  tx: Transaction,
  { review, sender, most }: SentReview,
): Promise<AddedReview | null> {
  const locked = await lockCompanyScore(tx, review.companyId);
  if (!locked?.isPublic) return null;
  const { companyId } = review;
  const isWaiting = await store.isCrowded(tx, {
    ...{ companyId, most },
    sender: { ...sender, isHireConfirmed: false },
  });
  const added = await store.insertReview(tx, review, { ...sender, isWaiting });
  if (isWaiting) return { ...added, waiting: true };
  await addToScore(tx, locked, { count: 1, stars: added.rating });
  return added;
}

interface ConfirmationDeps {
  mail: Pick<Mail, "enqueue">;
  tokens: IdTokens;
  publicUrl: string;
}

export async function sendConfirmation(
  tx: Transaction,
  { mail, tokens, publicUrl }: ConfirmationDeps,
  { id, companyId, email }: { id: number; companyId: number; email: string },
): Promise<boolean> {
  const company = await store.companyName(tx, companyId);
  const content = reviewEmailContent(company, `${publicUrl}/my-review/${tokens.issue(id)}`);
  const queued = await mail.enqueue(tx, [
    { kind: "review", to: email, content, maxPerDay: REVIEW_EMAILS_A_DAY },
  ]);
  return queued > 0;
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
  { invited, review, sender, tokens, most }: SentInvitedReview,
): Promise<{ added: AddedReview } | ReviewInvitation | null> {
  const found = await lockInvitation(tx, invited);
  if (!found) return null;
  const invitation = invitationView(found, tokens);
  const companyId = found.company.id;
  const locked = invitation.state === "open" ? await lockCompanyScore(tx, companyId) : null;
  if (!locked) return invitation;
  const { isHireConfirmed } = found;
  const isWaiting = await store.isCrowded(tx, { companyId, sender: { ...sender, isHireConfirmed }, most });
  const origin = { ...sender, isWaiting, proof: "asked-here", quoteId: found.quoteId } as const;
  const added = await store.insertReview(tx, { ...review, companyId }, origin);
  if (isWaiting) return { added: { ...added, waiting: true } };
  await addToScore(tx, locked, { count: 1, stars: added.rating });
  return { added };
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
