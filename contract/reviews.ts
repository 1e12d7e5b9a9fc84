import { z } from "zod";
import { honeypot, timestamp } from "./field-schemas.ts";
import { MAX_LINE, MAX_REPLY, MAX_TEXT } from "./limits.ts";
import {
  emailAddress,
  optionalLine,
  optionalText,
  orNone,
  requiredLine,
  requiredText,
  withoutWebAddress,
} from "./text/text.ts";

/** Strongest first. "asked-here": the author chose this company on this site. */
const REVIEW_PROOFS = ["asked-here", "email-confirmed", "none"] as const;
export type ReviewProof = (typeof REVIEW_PROOFS)[number];

/** Public responses contain no other columns of the table. */
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

export const addedReviewSchema = reviewSchema
  .extend({
    confirmationSent: z
      .literal(true)
      .optional()
      .meta({ description: "Present when we emailed the writer a link to confirm the address" }),
    waiting: z
      .literal(true)
      .optional()
      .meta({ description: "Present when the review shows only after the administrator has published it" }),
  })
  .meta({ id: "AddedReview" });
export type AddedReview = z.output<typeof addedReviewSchema>;

const WHICH_COMPANY = "Choose a company to review";
const WHICH_EMAIL = "Please enter a valid email address, or none";
const WHICH_RATING = "Choose a rating from 1 to 5";

export const newReview = z.object({
  companyId: z.number(WHICH_COMPANY).int(WHICH_COMPANY).positive(WHICH_COMPANY),
  customerName: withoutWebAddress(requiredLine("Name", MAX_LINE), "a name"),
  rating: z.number(WHICH_RATING).int(WHICH_RATING).min(1, WHICH_RATING).max(5, WHICH_RATING),
  title: requiredLine("Title", MAX_LINE),
  content: requiredText("Review", MAX_TEXT),
  skipSize: optionalLine("Skip size", MAX_LINE),
  email: orNone(z.literal("").or(emailAddress(WHICH_EMAIL))).meta({
    description: "Never published. We send a link to it, to confirm, change or withdraw the review",
  }),
  website: honeypot,
});
export type NewReview = z.output<typeof newReview>;

/** The form's rating is text. Until somebody chooses a rating, it is empty and becomes NaN. */
export const withRating = <Values extends { rating?: string | undefined }>(values: Values) => ({
  ...values,
  rating: Number(values.rating || Number.NaN),
});

/** The token determines the company. */
export const invitedReview = newReview.omit({ companyId: true, email: true });
export type InvitedReview = z.output<typeof invitedReview>;

export const editedReview = invitedReview.omit({ website: true });
export type EditedReview = z.output<typeof editedReview>;

/** Either the review itself waits for the administrator, or it is shown and an edit of it waits. */
export const waitingReviewSchema = reviewSchema
  .extend({
    companyName: z.string(),
    edit: editedReview
      .nullable()
      .meta({ description: "What its writer wants a shown review to say. Null if the review itself waits" }),
  })
  .meta({ id: "WaitingReview" });
export type WaitingReview = z.output<typeof waitingReviewSchema>;

/** Shown on the page of the author's link. Not part of the API. */
export interface OwnReview
  extends Pick<Review, "id" | "customerName" | "rating" | "title" | "content" | "skipSize" | "proof"> {
  company: { id: number; name: string };
  isWaiting: boolean;
  /** True if the texts belong to an edit that waits. The public review still has the former texts. */
  isEditWaiting: boolean;
  isReplied: boolean;
}

/** Shown on the page of a link that invites a customer to review. Not part of the API. */
export interface ReviewInvitation {
  state: "open" | "written" | "expired";
  company: { id: number; name: string };
  /** The token of the link with which the author edits the review. */
  ownReview?: string;
  isWaiting?: boolean;
}

/** Each can be the reason of a report or a removal. */
export const REVIEW_RULES = [
  "not-genuine",
  "not-a-customer",
  "another-company",
  "advertising",
  "abusive",
  "personal-data",
  "unlawful",
] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

const WHICH_REASON = "Choose a reason";

export const reviewReport = z.object({
  reason: z.enum([...REVIEW_RULES, "other"], WHICH_REASON),
  note: optionalText("Note", MAX_REPLY),
  website: honeypot,
});
export type ReviewReport = z.output<typeof reviewReport>;

/** The reason for a removal is the broken rule. */
export const reviewDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("keep"), reason: z.enum(["within-policy", "not-proven"], WHICH_REASON) }),
  z.object({ decision: z.literal("remove"), reason: z.enum(REVIEW_RULES, WHICH_REASON) }),
]);
export type ReviewDecision = z.output<typeof reviewDecision>;

export const removalReason = z.object({
  reason: z.enum(REVIEW_RULES).optional().meta({ description: "The rule that the review broke" }),
});

export const reportedReviewSchema = reviewSchema
  .extend({
    companyName: z.string(),
    reports: z.array(
      z.object({
        reason: z.string(),
        note: z.string().nullable(),
        byCompany: z.boolean().meta({ description: "Whether the reviewed company reported it" }),
        createdAt: timestamp,
      }),
    ),
  })
  .meta({ id: "ReportedReview" });
export type ReportedReview = z.output<typeof reportedReviewSchema>;

/** An empty reply deletes the previous one. */
export const reviewReply = z.object({ reply: optionalText("Reply", MAX_REPLY) });
export type ReviewReply = z.output<typeof reviewReply>;
