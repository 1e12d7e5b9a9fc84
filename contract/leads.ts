import { z } from "zod";
import { similarCompany } from "./companies/similar.ts";
import { honeypot, timestamp } from "./field-schemas.ts";
import { MAX_LINE, MAX_TEXT } from "./limits.ts";
import {
  emailAddress,
  line,
  optionalLine,
  optionalText,
  orNone,
  phoneLine,
  requiredLine,
  requiredText,
  withoutWebAddress,
} from "./text/text.ts";

export const leadSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string().nullable(),
    companyName: z.string().nullable(),
    projectDetails: z.string().nullable(),
    skipSize: z.string().nullable(),
    duration: z.string().nullable(),
    companyIds: z.array(z.string()),
    status: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: "Lead", description: "A business asking to be listed" });
export type Lead = z.output<typeof leadSchema>;
export type NumberedLead = Lead & { reference: string };

/** The response has no id, because ids would tell visitors how many requests there are. */
export const sentLeadSchema = leadSchema
  .omit({ id: true })
  .extend({ reference: z.string().meta({ description: "The email about the request names it, too" }) })
  .meta({ id: "SentLead", description: "The listing request as it was stored" });

export const waitingLeadSchema = leadSchema
  .extend({
    matches: z.array(similarCompany),
    askedToLeave: z.boolean().meta({ description: "Whether such a company asked not to be listed" }),
  })
  .meta({ id: "WaitingLead" });
export type WaitingLead = z.output<typeof waitingLeadSchema>;

export const leadDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("listed"), companyId: z.int().positive() }),
  z.object({
    decision: z.literal("refused"),
    reason: requiredText("A reason", 500),
  }),
]);
export type LeadDecision = z.output<typeof leadDecision>;

export const newLead = z.object({
  name: withoutWebAddress(requiredLine("Name", MAX_LINE), "a name"),
  email: emailAddress("Valid email is required"),
  phone: phoneLine("Phone is required"),
  location: orNone(withoutWebAddress(line("Location", MAX_LINE), "a place")),
  companyName: orNone(withoutWebAddress(line("Company name", MAX_LINE), "a company name")),
  projectDetails: optionalText("Company details", MAX_TEXT),
  skipSize: optionalLine("Skip size", MAX_LINE),
  duration: optionalLine("Duration", MAX_LINE),
  website: honeypot,
});
export type NewLead = z.output<typeof newLead>;
