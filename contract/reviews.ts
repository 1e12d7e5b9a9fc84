import { z } from "zod";
import { honeypot } from "./honeypot.ts";
import { MAX_LINE, MAX_REPLY, MAX_TEXT } from "./limits.ts";
import { rowId } from "./row-id.ts";
import { optionalLine, optionalText, requiredLine, requiredText, withoutWebAddress } from "./text/text.ts";
import { timestamp } from "./timestamp.ts";

/**
 * What is known of a review's writer, strongest first: they asked this company for a quote here and chose it; they
 * confirmed their email address; nothing.
 */
export const REVIEW_PROOFS = ["asked-here", "email-confirmed", "none"] as const;
export type ReviewProof = (typeof REVIEW_PROOFS)[number];

/** The public fields of a review. A column that is not named here never leaves the server. */
export const reviewSchema = z
  .object({
    id: z.int(),
    companyId: z.int(),
    customerName: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    content: z.string(),
    skipSize: z.string().nullable(),
    verified: z.boolean(),
    proof: z.enum(REVIEW_PROOFS).meta({
      description:
        "asked-here: its writer asked this company for a quote here and chose it; email-confirmed: its writer confirmed an email address; none: not known",
    }),
    createdAt: timestamp,
    editedAt: timestamp.nullable().meta({ description: "When its writer last changed it" }),
    reply: z.string().nullable().meta({ description: "The company's reply" }),
    repliedAt: timestamp.nullable(),
  })
  .meta({ id: "Review" });
export type Review = z.output<typeof reviewSchema>;

/** The answer to `POST /api/reviews`. */
export const addedReviewSchema = reviewSchema
  .extend({
    waiting: z
      .literal(true)
      .optional()
      .meta({ description: "Present when the review shows only after the administrator has published it" }),
  })
  .meta({ id: "AddedReview" });
export type AddedReview = z.output<typeof addedReviewSchema>;

/** A review that waits for the administrator. */
export const waitingReviewSchema = reviewSchema
  .extend({ companyName: z.string() })
  .meta({ id: "WaitingReview" });
export type WaitingReview = z.output<typeof waitingReviewSchema>;

const WHICH_COMPANY = "Choose a company to review";
const WHICH_RATING = "Choose a rating from 1 to 5";

/** The body of `POST /api/reviews`. */
export const newReview = z.object({
  companyId: z.number(WHICH_COMPANY).int(WHICH_COMPANY).positive(WHICH_COMPANY),
  customerName: withoutWebAddress(requiredLine("Name", MAX_LINE), "a name"),
  rating: z.number(WHICH_RATING).int(WHICH_RATING).min(1, WHICH_RATING).max(5, WHICH_RATING),
  title: requiredLine("Title", MAX_LINE),
  content: requiredText("Review", MAX_TEXT),
  skipSize: optionalLine("Skip size", MAX_LINE),
  website: honeypot,
});
export type NewReview = z.output<typeof newReview>;

/** The body of `POST /api/reviews/invited/{token}`. The link says which company. */
export const invitedReview = newReview.omit({ companyId: true });
export type InvitedReview = z.output<typeof invitedReview>;

/** Path parameters of the call with which an invited customer reviews a company. */
export const invitationPath = z.object({ token: z.string() });

/** What a review link opens: a form, or nothing more to write. No part of the API. */
export interface ReviewInvitation {
  state: "open" | "written" | "expired";
  company: { id: number; name: string };
}

const time = (name: string) => z.iso.datetime(`${name} must be a time such as 2026-11-21T09:30:00Z`);

/** The query of `DELETE /api/companies/{id}/reviews`. Both times are included. */
export const reviewsSentBetween = z
  .object({ from: time("from"), to: time("to") })
  .refine(({ from, to }) => Date.parse(from) <= Date.parse(to), {
    error: "from must not be later than to",
    path: ["from"],
  });
export type ReviewsSentBetween = z.output<typeof reviewsSentBetween>;

export const removedReviewsSchema = z
  .object({ removed: z.int().meta({ description: "How many reviews were removed" }) })
  .meta({ id: "RemovedReviews" });
export type RemovedReviews = z.output<typeof removedReviewsSchema>;

/** A company's reply to a review; empty to take it back. */
export const reviewReply = z.object({ reply: optionalText("Reply", MAX_REPLY) });
export type ReviewReply = z.output<typeof reviewReply>;

/** Path parameters of the calls about one review. */
export const reviewPath = z.object({ id: rowId });
