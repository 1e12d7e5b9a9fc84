import { z } from "zod";

/** A form field no person sees. Programs that fill in everything are told why they were refused: so is a person. */
export const honeypot = z
  .string()
  .max(0, "Please leave the field “website” empty: only programs fill it in")
  .optional();
