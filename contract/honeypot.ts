import { z } from "zod";

/** A form field hidden from people. The message explains the refusal in case a person filled the field in. */
export const honeypot = z
  .string()
  .max(0, "Please leave the field “website” empty: only programs fill it in")
  .optional();
