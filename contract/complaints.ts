import { z } from "zod";
import { honeypot, timestamp } from "./field-schemas.ts";
import { MAX_LINE, MAX_TEXT } from "./limits.ts";
import { emailAddress, requiredLine, requiredText, withoutWebAddress } from "./text/text.ts";

export const newComplaint = z.object({
  name: withoutWebAddress(requiredLine("Name", MAX_LINE), "a name"),
  email: emailAddress("Valid email is required"),
  about: requiredText("Complaint", MAX_TEXT),
  website: honeypot,
});
export type NewComplaint = z.output<typeof newComplaint>;

export const complaintSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  about: z.string(),
  createdAt: timestamp,
  acknowledgedAt: timestamp.nullable(),
});
export type Complaint = z.output<typeof complaintSchema>;

/** A complaint in the administrator's queue. By law, it must be acknowledged by the day `acknowledgeBy`. */
export const waitingComplaintSchema = complaintSchema.extend({ acknowledgeBy: z.iso.date() });
export type WaitingComplaint = z.output<typeof waitingComplaintSchema>;

export const complaintDecision = z.object({
  decision: z.enum(["acknowledge", "close"], "decision must be acknowledge or close").meta({
    description: "acknowledge: emails its writer that it is being looked into; close: deletes it",
  }),
});
export type ComplaintDecision = z.output<typeof complaintDecision>["decision"];
