import { z } from "zod";
import { pageOfList } from "../desk/list-schemas.ts";
import { timestamp } from "../field-schemas.ts";
import { CORRECTABLE_FIELDS } from "../firms/listing-parts.ts";
import { optionalText } from "../text/text.ts";

/**
 * - correction: a visitor reports an error
 * - change: the company wants to change a field of its identity
 * - claim: a person says that the company is theirs
 * - removal: the company has hidden its listing and wants it deleted
 */
export const PROPOSAL_KINDS = ["claim", "removal", "change", "correction"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Without a kind, the list contains all of them. */
export const proposalList = pageOfList.extend({
  kind: z.enum(PROPOSAL_KINDS, "kind is not known").optional(),
});
export type ProposalList = z.output<typeof proposalList>;

export const proposalSchema = z
  .object({
    id: z.int(),
    kind: z.enum(PROPOSAL_KINDS),
    company: z.object({ id: z.int(), name: z.string(), email: z.string().nullable() }),
    field: z.enum(CORRECTABLE_FIELDS).nullable(),
    present: z.string().nullable().meta({ description: "What the listing says in this field now" }),
    suggestion: z.string().nullable(),
    picture: z.string().nullable().optional().meta({
      description: "The path of a waiting logo, for two days. Present if the company wants another logo",
    }),
    source: z.string().nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    canApply: z.boolean().meta({ description: "Whether approving writes `value` into the field" }),
    isAddressConfirmed: z.boolean().nullable().meta({
      description:
        "Whether a claimant has confirmed the email address by the link that we sent. Null for other proposals, and for claims if no mail server is set",
    }),
    createdAt: timestamp,
  })
  .meta({ id: "Proposal" });
export type Proposal = z.output<typeof proposalSchema>;

export const proposalDecision = z.object({
  decision: z.enum(["approve", "refuse", "remove"], "decision must be approve, refuse or remove").meta({
    description:
      "remove: delete the listing that a correction is about, for example of a company that has closed, and keep imports from adding it again",
  }),
  value: optionalText("Value", 5_000).meta({
    description: "What to write into the field instead of the suggestion",
  }),
  present: z
    .string("present must be text")
    .nullable()
    .optional()
    .meta({ description: "The proposal's `present` as you read it: a newer one is not overwritten" }),
  reason: optionalText("Reason", 1_000).meta({
    description: "Told to somebody whose claim is refused, and to a company whose logo is refused",
  }),
});
export type ProposalDecision = z.output<typeof proposalDecision>;

/** The response to a decision about a proposal or a draft, and to undoing an edit of a listing. */
export const decidedSchema = z
  .object({
    changeId: z
      .int()
      .nullable()
      .meta({ description: "The edit that was made; it can be undone. Null if nothing was edited" }),
  })
  .meta({ id: "Decided" });
export type Decided = z.output<typeof decidedSchema>;
