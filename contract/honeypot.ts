import { z } from "zod";

/** A form field hidden from people. The message explains the refusal in case a person filled it in after all. */
export const honeypot = z
  .string()
  .max(0, "Please leave the field “website” empty: only programs fill it in")
  .optional();
