import { z } from "zod";
import { addDays, todayInLondon } from "./dates.ts";
import { MAX_DAYS_AHEAD } from "./job/job.ts";

export const decimal = z.string().regex(/^\d+\.\d{2}$/);

export const timestamp = z.iso.datetime().meta({ examples: ["2026-11-21T09:30:00.000Z"] });

/** A day from today to a year from now. */
export const comingDay = (name: string, message = `${name} must be a day such as 2026-12-24`) =>
  z.iso
    .date(message)
    .refine((day) => day >= todayInLondon(), `${name} must not be in the past`)
    .refine((day) => day <= addDays(todayInLondon(), MAX_DAYS_AHEAD), `${name} must be within a year`);

export const rowId = z
  .string()
  .regex(/^\d{1,15}$/, "id must be a whole number")
  .transform(Number)
  .meta({ type: "integer" });

export const rowPathParams = z.object({ id: rowId });
export const tokenPathParams = z.object({ token: z.string() });

/**
 * A form field that is hidden from people. Only programs fill it in, and they are refused. The message is for people whose
 * password manager filled it in. The form that shows the message has emptied the field.
 */
export const honeypot = z
  .string()
  .max(
    0,
    "Please leave the field “website” empty: only programs fill it in. If your password manager did, our form has emptied this hidden field: send it again",
  )
  .optional()
  .meta({ description: "Leave this out: only programs that fill in every field send it" });
