import { z } from "zod";
import { companySchema } from "../companies.ts";
import { timestamp } from "../field-schemas.ts";
import { registerResultsSchema } from "../registers/registers.ts";

/** A draft of this age is deleted, unless it has reviews or another entry was merged into it. */
export const DRAFT_DAYS = 180;
export const DRAFT_LINK_DAYS = 14;

const day = z.iso.date();

/**
 * What a draft waits for:
 * - ask: its company can be asked by email
 * - ring: no address is known, or a register says, or may say, that the company has ended
 * - asked: its company was asked, and decides
 */
const DRAFT_STEPS = ["ask", "ring", "asked"] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** A company from a public source. The public does not see it until its data are confirmed. */
const draftSchema = z
  .object({
    ...companySchema.pick({ id: true, name: true, location: true, county: true }).shape,
    ...companySchema.pick({ postcode: true, phone: true, website: true }).shape,
    email: z.string().nullable(),
    sources: z
      .array(
        z.object({
          source: z.string(),
          licence: z.string(),
          record: z.string().meta({ description: "The number of its record there" }),
          readOn: day,
          fields: z.array(z.string()).meta({ description: "The values that come from it" }),
        }),
      )
      .meta({ description: "Where the values come from" }),
    registers: registerResultsSchema,
    step: z.enum(DRAFT_STEPS).meta({
      description:
        "ask: the company can be asked by email. ring: no address is known, or a register says, or may say, that it has ended. asked: it was asked",
    }),
    tellBy: day.meta({ description: "By then the people behind it must have been told, as the law asks" }),
    keptUntil: day.nullable().meta({
      description:
        "Then it is deleted unless it was confirmed. Null if it is kept, because it has reviews or another entry was merged into it",
    }),
    invitedAt: timestamp.nullable().meta({ description: "When the company was last asked by email" }),
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof draftSchema>;

export const draftsSchema = z
  .object({
    total: z.int().meta({ description: "All drafts; the list holds the oldest of each step" }),
    totals: z.record(z.enum(DRAFT_STEPS), z.int()).meta({ description: "All drafts, by step" }),
    drafts: z.array(draftSchema),
  })
  .meta({ id: "Drafts" });
export type Drafts = z.output<typeof draftsSchema>;

/**
 * Decisions about a draft:
 * - publish: show the company to the public, because it has confirmed its data, for example on the telephone
 * - invite: ask the company by email to confirm its data; possible once
 * - link: ask again with a new link, because the former one was used, has expired, or went to another address
 * - discard: delete the draft, and do not import it again; refused if it has reviews or another entry was merged into it
 */
const DRAFT_DECISIONS = ["publish", "invite", "link", "discard"] as const;
export type DraftDecision = (typeof DRAFT_DECISIONS)[number];

export const draftDecision = z.object({
  decision: z.enum(DRAFT_DECISIONS, "decision must be publish, invite, link or discard"),
});

export const draftsInvitedSchema = z
  .object({
    asked: z.int(),
    leftOut: z.int().meta({
      description:
        "Drafts that are none any more, were asked before, have no address, or whose company a register says, or may say, has ended",
    }),
  })
  .meta({ id: "DraftsInvited" });
export type DraftsInvited = z.output<typeof draftsInvitedSchema>;
