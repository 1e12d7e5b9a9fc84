import { z } from "zod";
import { cleanLine, cleanText } from "./clean-text.ts";
import { withPlainApostrophes } from "./spelling.ts";
import { containsWebAddress } from "./web-address.ts";

/** RFC 5321 allows an address of at most 254 characters. */
const MAX_EMAIL = 254;

const tooLong = (label: string, most: number) => `${label} is too long (at most ${most} characters)`;

/** `message` is shown if the value is not text. */
export const lineOfText = (message: string) => z.string(message).overwrite(cleanLine);

export const linesOfText = (message?: string) => z.string(message).overwrite(cleanText);

/** The characters that browsers accept in an address (HTML, "valid email address"). The domain must have at least two labels. */
const EMAIL =
  /^(?!\.|.*\.\.)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(?<!\.)@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/;

/** Removes invisible characters, which come from copying. Turns curved apostrophes, which phones type, into straight ones. */
export const emailAddress = (message: string, tooLongMessage: (most: number) => string = () => message) =>
  lineOfText(message)
    .overwrite(withPlainApostrophes)
    .max(MAX_EMAIL, tooLongMessage(MAX_EMAIL))
    .regex(EMAIL, message);

/** The message for an empty text is `${label} is required`. */
export const requiredText = (label: string, most: number, empty = `${label} is required`) =>
  linesOfText(empty).min(1, empty).max(most, tooLong(label, most));

export const requiredLine = (label: string, most: number) =>
  lineOfText(`${label} is required`).min(1, `${label} is required`).max(most, tooLong(label, most));

const PHONE = "Please enter a valid phone number";
export const MAX_PHONE = 50;

/** The text may contain words beside the number. A text with fewer than 10 characters is no complete number. */
export const phoneLine = (empty = PHONE, { least = 10 } = {}) =>
  withoutWebAddress(
    lineOfText(empty)
      .min(1, { error: empty, abort: true })
      .min(least, PHONE)
      .max(MAX_PHONE, tooLong("Phone", MAX_PHONE)),
    "a phone number",
  );

/** An empty text becomes null. Undefined means that the value is not given, so it stays unchanged. */
export const orNone = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema
    .nullable()
    .transform((value) => value || null)
    .optional();

/** Null if the text is missing or empty. */
export const textOrNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullish().transform((text) => text || null);

export const optionalText = (label: string, most: number) =>
  orNone(linesOfText(`${label} must be text`).max(most, tooLong(label, most)));

export const line = (label: string, most: number) =>
  lineOfText(`${label} must be text`).max(most, tooLong(label, most));

export const optionalLine = (label: string, most: number) => orNone(line(label, most));

/** Keeps anybody from sending a link through a name, a telephone number or a place. */
export const withoutWebAddress = <Schema extends z.ZodType<string>>(schema: Schema, what: string) =>
  schema.refine((text) => !containsWebAddress(text), `Please enter ${what} without a web address`);
