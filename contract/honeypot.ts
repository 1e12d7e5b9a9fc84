import { z } from "zod";

/**
 * A form field that is hidden from people. A program that fills it in is refused. The message is for a person whose password
 * manager filled it in: the form that shows it has emptied the field.
 */
export const honeypot = z
  .string()
  .max(
    0,
    "Nothing was sent: a program, perhaps your password manager, filled in the hidden field “website”. It is empty in our form again, so please send once more",
  )
  .optional();
