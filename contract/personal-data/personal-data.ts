import { z } from "zod";
import { offerSchema } from "../answers/answers.ts";
import { DECLINE_REASONS } from "../answers/offer.ts";
import { complaintSchema } from "../complaints.ts";
import { DELIVERY_KINDS, DELIVERY_STATES } from "../deliveries.ts";
import { timestamp } from "../field-schemas.ts";
import { leadSchema } from "../leads.ts";
import { valuesOf } from "../options.ts";
import { PROPOSAL_KINDS } from "../proposals/proposals.ts";
import { storedQuoteSchema } from "../quotes.ts";
import { reviewSchema } from "../reviews.ts";
import { lineOfText } from "../text/text.ts";
import { readContact } from "./contact.ts";

const MAX_CONTACT = 254;
const WHICH = "Enter an email address or a telephone number";

/** The contact is never part of a URL, because URLs are logged. */
export const contactBody = z.object({
  contact: lineOfText(WHICH)
    .max(MAX_CONTACT, WHICH)
    .refine((text) => readContact(text) !== null, WHICH),
});

export const MAX_LISTED_EMAILS = 1_000;

const keptAnswerSchema = z.object({
  company: z.string().meta({ description: "The name that the customer saw" }),
  version: z.int().nullable().meta({ description: "Null for a decline" }),
  offer: offerSchema.nullable(),
  total: z.string().nullable().meta({ description: "Pounds with VAT" }),
  declineReason: z.enum(valuesOf(DECLINE_REASONS)).nullable(),
  note: z.string().nullable(),
  createdAt: timestamp,
});

const keptPressSchema = z.object({
  by: z.enum(["customer", "company", "clock"]),
  company: z.string(),
  press: z.string(),
  text: z.string().meta({ description: "The press in words" }),
  typed: z
    .array(z.string())
    .meta({ description: "What was asked or typed; what was typed is deleted with the request's details" }),
  createdAt: timestamp,
});

const keptQuoteSchema = storedQuoteSchema.extend({
  invitedAt: timestamp.nullable().meta({ description: "When the customer was invited to write a review" }),
  hasKeys: z.boolean().meta({
    description: "Whether scrambled values of the address and the number are kept, by which limits count",
  }),
  answers: z.array(keptAnswerSchema),
  presses: z
    .array(keptPressSchema)
    .meta({ description: "What customer and companies pressed and wrote on the request's pages" }),
  photos: z.array(z.string()).meta({ description: "The paths of its photos, which open for two days" }),
});
export type KeptQuote = z.output<typeof keptQuoteSchema>;

const keptReviewSchema = reviewSchema.extend({
  companyName: z.string(),
  email: z.string().nullable().meta({ description: "The address that its writer has not confirmed yet" }),
  isWaiting: z.boolean(),
});

const keptProposalSchema = z.object({
  id: z.int(),
  kind: z.enum(PROPOSAL_KINDS),
  companyId: z.int(),
  companyName: z.string(),
  field: z.string().nullable(),
  suggestion: z.string().nullable(),
  source: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  state: z.enum(["waiting", "over-limit", "approved", "refused"]),
  createdAt: timestamp,
});

const keptEmailSchema = z.object({
  id: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  recipient: z.string(),
  replyTo: z.string().nullable().meta({ description: "Null if it is somebody else's" }),
  quoteId: z.int().nullable(),
  companyId: z.int().nullable(),
  state: z.enum(DELIVERY_STATES),
  hasText: z.boolean().meta({ description: "Whether the email's text is kept: only until it was sent" }),
  createdAt: timestamp,
  sentAt: timestamp.nullable(),
});
export type KeptEmail = z.output<typeof keptEmailSchema>;

const keptListingSchema = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isPublic: z.boolean(),
});

/** A record of another kind that contains the contact, in a text or in a list. */
const mentionSchema = z.object({
  what: z.string().meta({ description: "Where it is" }),
  why: z.string().meta({ description: "Why it stays, or what to do about it" }),
  id: z.string(),
  companyId: z.int().nullable(),
  texts: z.array(z.string()).meta({ description: "The words around it" }),
});
export type Mention = z.output<typeof mentionSchema>;

export const personalDataSchema = z
  .object({
    contact: z.object({ kind: z.enum(["email", "phone"]), key: z.string() }),
    foundAt: timestamp,
    quotes: z.array(keptQuoteSchema),
    reviews: z.array(keptReviewSchema),
    leads: z.array(leadSchema),
    complaints: z.array(complaintSchema),
    proposals: z.array(keptProposalSchema),
    emails: z.array(keptEmailSchema).meta({
      description: `Newest first, at most ${MAX_LISTED_EMAILS}: emails to it, and about its requests`,
    }),
    emailCount: z.int().meta({ description: "How many emails there are in all" }),
    listings: z.array(keptListingSchema).meta({ description: "Companies with it as their listed contact" }),
    isRemovalKey: z.boolean().meta({
      description:
        "Whether a scrambled value of the number keeps a removed company from being imported again",
    }),
    mentions: z.array(mentionSchema),
    otherContacts: z.array(z.string()).meta({
      description: "Other addresses and numbers that were given together with it",
    }),
  })
  .meta({ id: "PersonalData" });
export type PersonalData = z.output<typeof personalDataSchema>;

/** `left` is the personal data that are still found after the erasure. */
export const erasureSchema = z
  .object({
    erased: z
      .object({
        quotes: z.int(),
        reviews: z.int(),
        leads: z.int(),
        complaints: z.int(),
        proposals: z.int(),
        emails: z.int(),
      })
      .meta({ description: "How many of each kind are gone, or hold no personal data any more" }),
    left: personalDataSchema,
  })
  .meta({ id: "Erasure" });
export type Erasure = z.output<typeof erasureSchema>;
