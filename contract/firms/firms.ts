import { z } from "zod";
import { honeypot } from "../field-schemas.ts";
import { MAX_LINE, MAX_TEXT } from "../limits.ts";
import {
  emailAddress,
  optionalLine,
  phoneLine,
  requiredLine,
  requiredText,
  withoutWebAddress,
} from "../text/text.ts";
import { CORRECTABLE_FIELDS } from "./listing-parts.ts";

const EMAIL = "Please enter a valid email address";

/** For a claimant who cannot use the listed email address. The administrator decides about the claim. */
export const claimDetails = z.object({
  name: withoutWebAddress(requiredLine("Your name", MAX_LINE), "a name"),
  email: requiredLine("Email", 254).pipe(emailAddress(EMAIL)),
  phone: phoneLine("Phone is required"),
  proof: requiredText("What shows that the company is yours", 1_000),
});
export type ClaimDetails = z.output<typeof claimDetails>;

/** Without `details`, the link is sent to the listed address. */
export const claimBody = z.object({
  details: z
    .union([z.null(), claimDetails], "Give details, or null for a link to the listed address")
    .default(null),
  website: honeypot,
});

export const correctionBody = z.object({
  field: z.enum(CORRECTABLE_FIELDS, "Choose what is wrong"),
  suggestion: requiredText("What it should say", Math.min(MAX_TEXT, 1_000)),
  source: optionalLine("How you know", MAX_LINE),
  email: z
    .literal("")
    .transform(() => null)
    .or(emailAddress(EMAIL))
    .nullish(),
  website: honeypot,
});
export type Correction = z.output<typeof correctionBody>;
