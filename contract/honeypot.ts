import { z } from "zod";

/**
 * A form field that is hidden from people. A program that fills it in is refused. The message is for a person whose password
 * manager filled it in: the form that shows it has emptied the field.
 */
export const honeypot = z
  .string()
  .max(
    0,
    "Please leave the field “website” empty: only programs fill it in. If your password manager did, our form has emptied this hidden field: send it again",
  )
  .optional();
