import { z } from "zod";

/**
 * A form field that is hidden from people. A program that fills it in is refused. The message is for a person who filled it in
 * by mistake.
 */
export const honeypot = z
  .string()
  .max(0, "Please leave the field “website” empty: only programs fill it in")
  .optional();
