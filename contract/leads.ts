import { z } from "zod";
import { honeypot } from "./honeypot.ts";
import { MAX_LINE, MAX_TEXT } from "./limits.ts";
import { rowId } from "./row-id.ts";
import { optionalLine, optionalText, requiredLine } from "./text.ts";

/** A business asking to be listed. */
export interface Lead {
  id: number;
  name: string;
  email: string;
  phone: string;
  location: string | null;
  companyName: string | null;
  projectDetails: string | null;
  skipSize: string | null;
  duration: string | null;
  companyIds: string[];
  status: string;
  /** ISO 8601. */
  createdAt: string;
}

const EMAIL = "Valid email is required";

/** What a business sends to `POST /api/leads`. */
export const newLead = z.object({
  name: requiredLine("Name", MAX_LINE),
  email: z.string(EMAIL).trim().max(254, EMAIL).pipe(z.email(EMAIL)),
  phone: requiredLine("Phone", 50),
  location: optionalLine("Location", MAX_LINE),
  companyName: optionalLine("Company name", MAX_LINE),
  projectDetails: optionalText("Company details", MAX_TEXT),
  skipSize: optionalLine("Skip size", MAX_LINE),
  duration: optionalLine("Duration", MAX_LINE),
  website: honeypot,
});
export type NewLead = z.output<typeof newLead>;

/** The path of one listing request. */
export const leadPath = z.object({ id: rowId });
